// Which block print stands for what; names of icons are those of icons.json beside it and in art/.

const CURSES: Record<string, string> = {
  water_drought: "desert", water_black_ice: "icicles", water_thaw: "melting", water_undertow: "wave", water_cold_sweat: "icicles", water_numb_fingers: "hands",
  earth_barren: "desert", earth_gnawing_roots: "roots", earth_landslide: "rocks", earth_fissure: "crack", earth_sinking_sand: "desert", earth_buried_whisper: "crack",
  fire_snuffed: "snuffed", fire_flashover: "embers", fire_meltdown: "melting", fire_scorched_notes: "papers", fire_fever: "embers", fire_ash_rain: "embers",
  air_becalmed: "gust", air_gale: "gust", air_short_breath: "shout", air_voices: "shout", air_scattered_pages: "papers", air_whirl: "vortex", air_vertigo: "vortex",
  multi_bind_water: "chains", multi_bind_earth: "chains", multi_bind_fire: "chains", multi_bind_air: "chains", multi_devoured_hope: "swallow", multi_blank_page: "papers",
  multi_waking_nightmare: "terror", multi_panic: "terror", multi_amnesia: "leak", multi_isolation: "prisoner",
};

const ABILITIES: Record<string, string> = {
  support_five: "support", air_wild: "air", madness_cycle: "madness", refresh_spell: "other", reveal_cure: "heal", draw_on_break: "curse-broken", swap_support: "swap", six_spells: "spell",
};

export function curseArt(id: string): string {
  return CURSES[id] ?? "curse";
}

export function abilityArt(ability: string): string {
  return ABILITIES[ability] ?? "magic";
}
