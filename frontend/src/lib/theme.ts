// The theme of the page: as the game likes it, always light, or always dark.

import type { Settings } from "./kept.svelte";

export type Theme = "night" | "day" | "dusk";

export function dress(favourite: Theme, settings: Settings): void {
  const dark = favourite === "day" ? "night" : favourite;
  const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  const wanted = settings.theme === "game" ? favourite : settings.theme === "light" ? "day" : dark;
  const root = document.documentElement;
  root.dataset.theme = wanted;
  root.dataset.system = system;
  root.style.setProperty("--text", String(settings.size / 100));
  root.dataset.motion = settings.motion;
}
