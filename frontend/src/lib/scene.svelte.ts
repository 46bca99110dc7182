// What a board is drawn from: a view of a table, whoever sits there, and what can be done. A live table, a moment of
// a replay and a lesson are all scenes.

import { getContext, setContext } from "svelte";
import { Acting, type Choice } from "./acting.svelte";
import type { Face } from "./face";
import { called } from "./names";
import { language, stretched } from "./texts.svelte";
import type { Box, GameInfo, Outcome, Question, Room, Ruling, Thing } from "./types";

const KEY = Symbol("scene");
const CRESTS = ["owl", "cat", "frog", "raven", "hare"];

export interface Seeing {
  version: number;
  seats: string[];
  options: Record<string, string>;
  outcome: Outcome;
  question: Question | null;
  board: Record<string, unknown>;
  sums: Record<string, unknown>;
}

export interface Looked {
  at: string;
  kind: string;
  id: string;
  about?: string; // where it is nothing of the box
}

export abstract class Scene {
  box = $state.raw<Box | null>(null);
  face = $state.raw<Face | null>(null);
  info = $state.raw<GameInfo | null>(null);
  seat = $state(""); // through whose eyes
  detail = $state.raw<Looked | null>(null); // what is shown at double size
  readonly acting: Acting;

  abstract get seeing(): Seeing | null;
  abstract get room(): Room | null;
  abstract get choices(): Choice[];
  abstract send(word: string): void;
  abstract why(at: string): Promise<Ruling[]>; // why nothing can be done with what lies there
  abstract get situation(): string; // what kind of moment it is, and who must decide
  abstract get atOnce(): boolean;

  constructor() {
    this.acting = new Acting({
      options: () => this.choices,
      every: () => this.every,
      leads: (option) => this.face?.spoken?.(option, this) === "main",
      send: (word) => this.send(word),
      why: (at) => this.why(at),
      atOnce: () => this.atOnce,
      receives: (at, option) => this.face?.receives?.(at, option) ?? false,
    });
  }

  // Those too that another one says as well.
  get every(): Choice[] {
    return this.choices;
  }

  get board(): Record<string, unknown> {
    return this.seeing?.board ?? {};
  }

  get sums(): Record<string, unknown> {
    return this.seeing?.sums ?? {};
  }

  get seating(): string[] {
    return this.seeing?.seats ?? [];
  }

  // Whoever looks sits first.
  get order(): string[] {
    const seats = this.seeing?.seats ?? [];
    const own = seats.indexOf(this.seat);
    return own < 0 ? seats : [...seats.slice(own), ...seats.slice(0, own)];
  }

  name(seat: string): string {
    return called(this.room?.seats[seat]?.name || seat);
  }

  // What is printed on what was picked last.
  read = $state("");

  // The crest that was chosen; whoever has chosen none has one that nobody else has.
  crest(seat: string): string {
    const chosen = (id: string) => this.room?.seats[id]?.crest ?? "";
    if (chosen(seat)) return chosen(seat);
    const taken = this.seating.map(chosen);
    const free = CRESTS.filter((one) => !taken.includes(one));
    const place = this.seating.filter((id) => !chosen(id)).indexOf(seat);
    return free[Math.max(0, place) % Math.max(1, free.length)] ?? "owl";
  }

  thing(kind: string, id: string): Thing | undefined {
    return this.box?.things[kind]?.[id];
  }

  called(kind: string, id: string): string {
    const names = this.thing(kind, id)?.names;
    return stretched(names?.[language()] || names?.en || id);
  }

  // What is printed on a thing.
  printed(kind: string, id: string): string {
    return stretched(this.box?.texts[`${kind}-${id}`] ?? "");
  }

  fact<T>(kind: string, id: string, name: string): T | undefined {
    return this.thing(kind, id)?.facts[name] as T | undefined;
  }
}

export function setScene(scene: Scene): void {
  setContext(KEY, scene);
}

// For pieces that are drawn alone.
export function sceneIn(scene: Scene): Map<unknown, unknown> {
  return new Map([[KEY, scene]]);
}

export function getScene(): Scene {
  return getContext<Scene>(KEY);
}
