// What the server sends, with the sentences it adds. The types come from Python: `told.ts`.

import type * as told from "./told";

export type { Advice, Invited, Line, Lying, Opened, Order, Outcome, Option, Piece, Review, Section, Thing, Thought, Zone } from "./told";

export type Value = string | number;

export interface Question extends told.Question {
  text?: string;
  phrases?: string[];
}

export interface Happening extends told.Happening {
  version: number;
  text: string;
  undone?: boolean;
}

export interface Ruling extends told.Ruling {
  text: string;
}

export interface Box extends told.Box {
  texts: Record<string, string>;
}

export type View = Omit<told.View, "resume">;

export interface Sitting {
  name: string;
  crest: string;
  holder: "open" | "person" | "bot";
  bot: string;
  here: boolean;
  late: boolean;
}

export interface Ask {
  kind: "undo" | "handover";
  number: number;
  by: string;
  of: string;
  waiting: string[];
  no: string; // who refused
  loses: string[]; // of an undo: whose answers it takes besides
}

export interface Room {
  table: string;
  title: string;
  seats: Record<string, Sitting>;
  watchers: number;
  sealed: string;
  secret?: string;
  clock: (told.Clock & { left: Record<string, number>; running: string }) | null;
  ask: Ask | null;
  refused: Ask | null; // the last that was, until something else is asked
  hints?: boolean;
  closed: boolean;
  began: number; // the first version that can be looked at
}

export interface Said {
  seq: number;
  seat: string;
  name: string;
  text: string;
  at: number;
}

export interface Undo {
  to: number;
  free: boolean;
  wall?: string;
}

export interface GameInfo {
  id: string;
  name: string;
  text: string;
  players: [number, number];
  options: { id: string; name: string; text: string; default: string; choices: Record<string, string>; players: number[] }[]; // for how many it is meant; none: any number
}
