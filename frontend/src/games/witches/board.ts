// What lies on the table of The Witches, as a view tells it.

import type { Scene } from "../../lib/scene.svelte";
import type { Lying, WitchesSeat, WitchesTable, Zone } from "../../lib/told";

type Held = WitchesTable["map"][number];
export type Slot = Partial<Held> & Pick<Held, "id">; // without a tile: its face cannot be known, or none lies there
export type Frame = WitchesTable["waiting"][number] & { id: string; hard: number };
export type Attempt = NonNullable<WitchesTable["attempt"]>; // of its dice, face 0 is the Cackle
export type Apprentice = WitchesSeat;
export type Lancre = Omit<WitchesTable, "map" | "waiting"> & { map: Slot[]; waiting: Frame[] };

export interface Sums {
  crises: number;
  elves: number;
  elf_limit: number;
  hard: number;
  hard_limit?: number;
  aliss_ends: boolean;
  tiles: number;
  difficulties: Record<string, number>;
  seats: Record<string, { points: number; parts: Record<string, number>; hand_limit: number; bonus: number; kept: number }>;
  attempt?: { difficulty: number; total: number; missing: number; headology: number; magic: number; bonus: number; hard: number; dice: number[] };
}

export function lancre(scene: Scene): Lancre {
  return scene.board as unknown as Lancre;
}

export function sumsOf(scene: Scene): Sums {
  return scene.sums as unknown as Sums;
}

export function apprentice(scene: Scene, seat: string): Apprentice | undefined {
  return scene.board[seat] as Apprentice | undefined;
}

// Every thing of a zone by itself, as often as it lies there.
export function each(zone: Zone | undefined): { key: string; thing: Lying }[] {
  return (zone?.things ?? []).flatMap((thing) => Array.from({ length: thing.n ?? 1 }, (_, n) => ({ key: `${thing.id} ${n}`, thing })));
}

export function letter(scene: Scene, witch: string): string {
  return scene.printed("glyph", witch) || witch.slice(0, 1).toUpperCase();
}
