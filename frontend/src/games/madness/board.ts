// What lies on the board of The Big Book of Madness, and the numbers that the rules work out.

import type { Scene } from "../../lib/scene.svelte";
import type { Lying, MadnessSeat, MadnessTable, Zone } from "../../lib/told";

export const ELEMENTS = ["water", "earth", "fire", "air"];
export const KINDS = [...ELEMENTS, "multi"];
export const SPACES = ["2", "3a", "3b", "4", "5"];

export type Spell = Lying & { exhausted?: boolean; neutralised?: boolean };
export type Spells = Zone & { things: Spell[] };
export type Before = Omit<MadnessSeat, "spells"> & { spells: Spells };
export type Laid = MadnessTable["curse"][number]; // its id is the slot
export type Board = MadnessTable;

export interface SeatSums {
  support: number;
  support_limit: number;
  spell_limit: number;
  purse: Record<string, number>;
}

export interface Sums {
  seats: Record<string, SeatSums>;
  curses: Record<string, { cost: Record<string, number>; space: number; state: "asleep" | "struck" | "next" | "waits" }>;
  cure_cost: number;
  stack_low: boolean;
  arriving: boolean;
}

export function boardOf(scene: Scene): Board {
  return scene.board as unknown as Board;
}

export function before(scene: Scene, seat: string): Before {
  return scene.board[seat] as Before;
}

export function sumsOf(scene: Scene): Sums {
  return scene.sums as unknown as Sums;
}

// Every card of a zone by itself; `twin` says that the same lies there already.
export interface Single {
  id: string;
  key: string;
  twin: boolean;
  nth: number;
}

export function singles(zone: Zone): Single[] {
  return zone.things.flatMap((thing) => Array.from({ length: thing.n ?? 1 }, (_, n) => ({ id: thing.id, key: `${thing.id} ${n}`, twin: n > 0, nth: n })));
}

export function madnessIn(zone: Zone): number {
  return zone.things.filter((thing) => thing.id === "madness").reduce((sum, thing) => sum + (thing.n ?? 1), 0);
}

export function elementOf(card: string): string {
  return card.split("-")[0] ?? card;
}

export function valueOf(card: string): number {
  return Number(card.split("-")[1] ?? 0);
}

// Whether an answer speaks of a card inside a zone, so that it must lie open.
export function opened(scene: Scene, zone: string): boolean {
  return scene.choices.some((choice) => choice.touches.some((at) => at.startsWith(`${zone}/`)));
}

// Seals to draw for a price: one each, or one with a number where there are many.
export function price(cost: Record<string, number>): { of: string; n: number; key: string }[] {
  const total = Object.values(cost).reduce((sum, n) => sum + n, 0);
  return Object.entries(cost).flatMap(([of, n]) => (total > 5 ? [{ of, n, key: of }] : Array.from({ length: n }, (_, k) => ({ of, n: 1, key: `${of} ${k}` }))));
}
