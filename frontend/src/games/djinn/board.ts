// What lies on the board of Djinn, as the server sends it.

import type { Scene } from "../../lib/scene.svelte";
import type { Lying, Zone } from "../../lib/types";

export const COLOURS = ["red", "blue", "brown", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour = Record<Colour, number>;

export interface Space {
  location: string;
  shape: "round" | "square" | "source";
  things: Lying[];
  passages: { id: string; owner: string }[];
  wizards: { id: string; came: string }[];
}

export interface Circle {
  id: string;
  state: "covered" | "inactive" | "empty" | "taken";
  djinn: string;
}

export interface Owner {
  roof: string;
  space: string;
  came: string;
  stall: string;
  coins: number;
  scrolls: number;
  keys: number;
  corks: number;
  magic: number;
  capacity: number;
  turned: boolean;
  minimum: number;
  circles: Circle[];
  bottles: ByColour;
  corked: ByColour;
  corked_bosses: ByColour;
  mages: Zone;
  equipment: Zone;
  has_set: boolean;
  bar: Zone;
  placed: { id: string; space: string }[];
  awards: Zone;
  positive: string;
  negative: string;
  private: Zone;
}

export interface Stall {
  id: string;
  place: number;
  visitors: string[];
}

export interface Capture {
  at_source: boolean;
  paid: Zone;
  free: string;
  helpers: Zone;
  boosts: Zone;
  circled: Zone;
  bottled: Zone;
  bottled_bosses: ByColour;
}

export interface DjinnBoard {
  first: string;
  active: string;
  round: number;
  market: Stall[];
  bag: Zone;
  bosses: number;
  chests: Zone;
  used_chests: Zone;
  opened: Zone;
  academy: { piles: Record<string, number>; things: { id: string; pile: string }[] };
  manufactory: { decks: Record<string, number>; things: { id: string; deck: string }[] };
  awards: { id: string; column: string }[];
  scoring: Zone;
  unused_scoring: Zone;
  offered: Zone;
  tom_deck: Zone;
  tom_seen: Zone;
  turn: { route: Zone; moved: boolean };
  capture: Capture | null;
  drawn: string;
  last_round: number;
  final: boolean;
}

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
