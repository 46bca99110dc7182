// What the server sends. Boards and sums of the games are in `boards.ts`, which is made from what the games declare.

export type Value = string | number | boolean;

export interface Option {
  word: string;
  verb: string;
  about: Record<string, Value>;
  touches: string[];
}

export interface Question {
  seat: string;
  prompt: string;
  values: Record<string, Value>;
  options: Option[];
  cause: string;
  multiple: number;
  forced: string;
  text?: string;
  phrases?: string[];
}

export interface Outcome {
  kind: string;
  winners: string[];
  scores: Record<string, number>;
  cause: string;
}

export interface Happening {
  version: number;
  kind: string;
  values: Record<string, Value>;
  reveals: string;
  from: string;
  to: string;
  text: string;
  undone?: boolean;
}

export interface Ruling {
  answer: string;
  legal: boolean;
  rule: string;
  message: string;
  touches: string[];
  text: string;
}

export interface Rule {
  id: string;
  text: string;
  heading?: string;
}

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
}

export interface Clock {
  kind: "decision" | "pool" | "days";
  amount: number;
  left?: Record<string, number>;
  seat?: string;
  until?: number;
}

export interface Room {
  table: string;
  title: string;
  seats: Record<string, Sitting>;
  watchers: number;
  sealed: string;
  secret?: string;
  clock: Clock | null;
  ask: Ask | null;
  closed: boolean;
}

export interface Said {
  seq: number;
  seat: string;
  name: string;
  text: string;
  at: number;
}

export interface Thing {
  id: string;
  kind: string;
  names: Record<string, string>;
  facts: Record<string, unknown>;
  source: string;
  rules: string[];
}

export interface Box {
  game: string;
  things: Record<string, Record<string, Thing>>;
  map: { places: { id: string; address: string; x: number; y: number }[]; paths: [string, string][] };
  numbers: Record<string, number>;
  texts: Record<string, string>;
}

export interface View {
  game: string;
  you: string;
  seats: string[];
  options: Record<string, string>;
  outcome: Outcome;
  board: Record<string, unknown>;
  sums: Record<string, unknown>;
}

// One piece in a line of text: words, perhaps with an address and what is printed on it.
export interface Piece {
  text: string;
  at?: string;
  tone?: string;
  note?: string;
  n?: number;
  read?: string;
}

export interface Line {
  label?: string;
  pieces?: Piece[];
  text?: string;
}

export interface Section {
  title: string;
  lines: Line[];
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
  options: { id: string; name: string; text: string; default: string; choices: Record<string, string> }[];
}

// A thing of a zone, as it lies on a board.
export interface Lying {
  id: string;
  n?: number;
  [fact: string]: unknown;
}

export interface Zone {
  size: number;
  things: Lying[];
  below?: Lying[];
}
