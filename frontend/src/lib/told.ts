// `scripts/told.py` writes this file from what Python declares; a test keeps it true.

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

export interface Option {
  word: string;
  verb: string;
  about: Record<string, number | string>;
  touches: string[];
}

export interface Question {
  seat: string;
  prompt: string;
  values: Record<string, number | string>;
  options: Option[];
  cause: string;
  multiple: number;
  forced: string;
}

export interface Ruling {
  answer: string;
  legal: boolean;
  rule: string;
  message: string;
  values: Record<string, number | string>;
  touches: string[];
}

export interface Outcome {
  kind: string;
  winners: string[];
  scores: Record<string, number>;
  cause: string;
}

export interface View {
  game: string;
  you: string;
  seats: string[];
  options: Record<string, string>;
  outcome: Outcome;
  board: Record<string, unknown>;
  sums: Record<string, unknown>;
  resume: unknown[];
}

export interface Happening {
  kind: string;
  values: Record<string, number | string>;
  reveals: string;
  from: string;
  to: string;
}

export interface Thing {
  id: string;
  kind: string;
  names: Record<string, string>;
  facts: Record<string, number | string | boolean | string[] | number[] | Record<string, number>>;
  source: string;
  rules: string[];
}

export interface Spot {
  id: string;
  address: string;
  x: number;
  y: number;
}

export interface GameMap {
  places: Spot[];
  paths: [string, string][];
}

export interface Box {
  game: string;
  things: Record<string, Record<string, Thing>>;
  map: GameMap;
  numbers: Record<string, number>;
}

export interface Piece {
  name: string;
  n?: number;
  text?: string;
  state?: string;
  at?: string;
  look?: string;
  warn?: boolean;
}

export interface Line {
  label?: string;
  pieces?: Piece[];
  text?: string;
  at?: string;
}

export interface Section {
  title: string;
  facts?: Piece[];
  lines?: Line[];
  seat?: string;
}

export interface Place {
  id?: string;
  name?: string;
  who?: "me" | "friend" | "bot";
  bot?: string;
}

export interface Clock {
  kind: "decision" | "pool" | "days";
  amount: number;
}

export interface Order {
  game?: string;
  seats?: Place[];
  options?: Record<string, string>;
  pack?: Record<string, unknown> | null;
  title?: string;
  clock?: Clock | null;
  hints?: boolean;
  position?: Record<string, unknown> | null;
  record?: Record<string, unknown> | null;
  version?: number | null;
}

export interface Opened {
  table: string;
  sealed: string;
  seats: Record<string, string>;
  watcher: string;
  host: string;
  invitation: string;
}

export interface Seated {
  name: string;
  crest: string;
  bot: string;
  free: boolean;
}

export interface Invited {
  table: string;
  game: string;
  title: string;
  seats: Record<string, Seated>;
}

export interface Because {
  id: string;
  values: Record<string, number | string>;
  text: string;
  deed: Happening | null;
}

export interface Thought {
  answer: string;
  worth: number;
  spread: number;
  tries: number;
  expected: number;
  margin: number;
  reasons: Because[];
  ended: boolean;
  phrase: string;
  text: string;
}

export interface Advice {
  answer: string;
  stake: string;
  thoughts: Thought[];
  text: string;
  how: string;
  off: number;
}

export interface Moment {
  version: number;
  number: number;
  seat: string;
  answer: string;
  before: number[];
  after: number[];
  cost: number;
  margin: number;
}

export interface Costly {
  version: number;
  number: number;
  seat: string;
  answer: string;
  better: string;
  cost: number;
  advice: Advice;
  text: string;
}

export interface Swing {
  version: number;
  number: number;
  seat: string;
  change: number;
  events: Happening[];
  text: string;
}

export interface Account {
  seat: string;
  start: number;
  plays: Record<string, number>;
  luck: number;
  end: number;
  text: string;
}

export interface Review {
  game: string;
  seats: string[];
  stake: string;
  rollouts: number;
  over: boolean;
  moments: Moment[];
  costliest: Costly[];
  swings: Swing[];
  accounts: Account[];
  how: string;
}

export interface MadnessTable {
  first: string;
  active: string;
  turn: number;
  round: number;
  marker: number;
  madness_stack: number;
  destroyed: Zone;
  destroyed_spells: Zone;
  gone: Zone;
  gone_spells: Zone;
  supply: Zone;
  library: Record<string, Zone>;
  curse_stacks: Record<string, Zone>;
  curse: { id: string; curse: string; tokens: Record<string, number>; asleep: number; under: number; struck: boolean }[];
  broken: Zone;
  pages: Zone;
  page: string;
  past_pages: Zone;
  tokens: Record<string, number>;
  ability_used: boolean;
  deed: { action: string; seat: string; asked: Record<string, number>; due: Record<string, number>; kept: boolean; used: Zone[]; targets: string[]; asking: string; refused: boolean } | null;
  refusals: { seat: string; spell: string; asked: string }[];
  outcome: "playing" | "won" | "lost";
  cause: "" | "stack-empty" | "last-monster" | "all-out" | "talked";
}

export interface MadnessSeat {
  wizard: string;
  hand: Zone;
  deck: Zone;
  discard: Zone;
  support: Zone;
  spells: Zone;
  out: boolean;
}

export interface WitchesTable {
  first: string;
  active: string;
  chooser: string;
  turn: number;
  pile: Zone;
  discard: Zone;
  played: Zone;
  kept: Zone;
  waiting: Zone[];
  map: { id: string; tile: string; hard: boolean; up: boolean; crises: number }[];
  gone: Zone;
  cackles: number;
  aliss: number;
  crises: number;
  action: number;
  paths: number;
  moved: boolean;
  entered: boolean;
  slipped: boolean;
  looking: string;
  must_move: boolean;
  turn_over: boolean;
  attempt: { slot: string; tile: string; dice: number[]; headology: number; magic: number; bonus: number; gained: number; flying: boolean; outcome: "open" | "solved" | "failed" | "ran-away" | "rescued" | "vanished" } | null;
  outcome: "playing" | "lost" | "won" | "scored" | "graded";
  cause: "" | "crises-empty" | "elves" | "aliss-empty" | "hard-left";
  winners: string[];
  grade: string;
}

export interface WitchesSeat {
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

export interface DjinnTable {
  first: string;
  active: string;
  round: number;
  market: { id: string; place: number; visitors: string[] }[];
  source: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  r1: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  r2: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  r3: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  r4: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  r5: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  r6: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  s1: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  s2: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  s3: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  s4: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  s5: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  s6: { location: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market" | "source"; shape: "source" | "round" | "square"; things: ({ id: "red" | "blue" | "brown" | "white" | "boss"; n: number })[]; passages: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; owner: string })[]; wizards: { id: string; came: string }[] };
  bag: Zone;
  bosses: number;
  chests: Zone;
  used_chests: Zone;
  opened: Zone;
  academy: { piles: { "plain-1": number; "plain-2": number; "keyed-1": number; "keyed-2": number }; things: ({ id: string; pile: "plain-1" | "plain-2" | "keyed-1" | "keyed-2" })[] };
  manufactory: { decks: { staff: number; hat: number; cloak: number }; things: ({ id: string; deck: "staff" | "hat" | "cloak" })[] };
  awards: ({ id: string; column: "I" | "II" | "III" })[];
  scoring: Zone;
  unused_scoring: Zone;
  offered: Zone;
  tom_deck: Zone;
  tom_seen: Zone;
  turn: { moved: boolean; route: Zone; acted: boolean; used_passage: boolean; captured: boolean; forgone: boolean; row1: number; row2: number; rewarded: Zone; fresh: number; stayed: boolean; helped: boolean[]; idle: boolean[]; openings: { n: number; others: number; extra: boolean }[] };
  capture: { at_source: boolean; paid: Zone; free: string; helpers: Zone; boosts: Zone; circled: Zone; bottled: Zone; bottled_bosses: { red: number; blue: number; brown: number; white: number } } | null;
  drawn: string;
  last_round: number;
  final: boolean;
  outcome: "playing" | "scored" | "lost" | "unfinished";
  scores: number[];
}

export interface DjinnSeat {
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
  circles: ({ id: string; state: "covered" | "inactive" | "empty" | "taken"; djinn: "" | "red" | "blue" | "brown" | "white" | "boss" })[];
  bottles: { red: number; blue: number; brown: number; white: number };
  corked: { red: number; blue: number; brown: number; white: number };
  corked_bosses: { red: number; blue: number; brown: number; white: number };
  mages: Zone;
  equipment: Zone;
  has_set: boolean;
  bar: Zone;
  placed: ({ id: "academy" | "tavern" | "catacombs" | "archives" | "manufactory" | "market"; space: "source" | "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "s1" | "s2" | "s3" | "s4" | "s5" | "s6" })[];
  awards: Zone;
  positive: string;
  negative: string;
  private: Zone;
}
