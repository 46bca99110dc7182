// What lies on the board of Djinn, as the server sends it.

import type { Scene } from "../../lib/scene.svelte";
import type { DjinnSeat, DjinnTable, Lying } from "../../lib/told";

export const COLOURS = ["red", "blue", "brown", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour = Record<Colour, number>;

export type Space = DjinnTable["source"];
export type Circle = DjinnSeat["circles"][number];
export type Owner = DjinnSeat;
export type Stall = DjinnTable["market"][number];
export type Capture = NonNullable<DjinnTable["capture"]>;
export type DjinnBoard = DjinnTable;

export interface SeatSums {
  most_magic: number;
  source_fee: number;
  points: number;
  all_known: boolean;
  parts: Record<string, number>;
}

export interface CaptureSums {
  needed: number;
  helpers: { id: string; kind: string; saves: number }[];
  lasting: number;
  magic: number;
  coins: number;
}

export interface DjinnSums {
  seats: Record<string, SeatSums>;
  bosses: number;
  challenges: string[];
  capture: CaptureSums | null;
}

export function boardOf(scene: Scene): DjinnBoard {
  return scene.board as unknown as DjinnBoard;
}

export function sumsOf(scene: Scene): DjinnSums {
  return scene.sums as unknown as DjinnSums;
}

export function spaceOf(scene: Scene, id: string): Space | undefined {
  return scene.board[id] as Space | undefined;
}

export function ownerOf(scene: Scene, seat: string): Owner {
  return scene.board[seat] as Owner;
}

// One entry for each djinn of a zone.
export function each(things: Lying[]): string[] {
  return things.flatMap((thing) => Array.from({ length: thing.n ?? 1 }, () => thing.id));
}
