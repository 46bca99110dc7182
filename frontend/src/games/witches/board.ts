// What lies on the table of The Witches, as a view tells it.

import type { Scene } from "../../lib/scene.svelte";
import type { Lying, Zone } from "../../lib/types";

export interface Slot {
  id: string;
  tile?: string; // empty: its face cannot be known
  hard?: boolean;
  up?: boolean;
  crises?: number;
}

export interface Frame extends Zone {
  id: string;
  hard: number;
}

export interface Attempt {
  slot: string;
  tile: string;
  dice: number[]; // faces: 0 is the Cackle
  headology: number;
  magic: number;
  bonus: number;
  flying: boolean;
  outcome: "open" | "solved" | "failed" | "ran-away" | "rescued" | "vanished";
}

export interface Apprentice {
  witch: string;
  spot: string;
  hand: Zone;
  cackles: number;
  aliss: number;
  easy: Zone;
  hard: Zone;
  ability: boolean;
  quiet: "" | "move" | "turn-end";
}

export interface Lancre {
  first: string;
  active: string;
  turn: number;
  pile: Zone;
  discard: Zone;
  played: Zone;
  waiting: Frame[];
  map: Slot[];
  gone: Zone;
  cackles: number;
  aliss: number;
  crises: number;
  action: number;
  looking: string;
  attempt: Attempt | null;
  outcome: string;
}

export interface Sums {
  crises: number;
  elves: number;
  elf_limit: number;
  hard: number;
  hard_limit?: number;
  aliss_ends: boolean;
  tiles: number;
  difficulties: Record<string, number>;
  seats: Record<string, { points: number; hand_limit: number; bonus: number; kept: number }>;
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
