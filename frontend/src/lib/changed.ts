// Updates: what a table tells when it has moved on, and what that changes of the board and the sums, part by part.

import type { Seeing } from "./scene.svelte";
import type { Happening } from "./types";
import type { Told } from "./wire";

interface Parts {
  board: Record<string, unknown>;
  sums: Record<string, unknown>;
}

export interface Update extends Told {
  seat: string;
  since: number;
  version: number;
  question: Seeing["question"];
  outcome: Seeing["outcome"];
  events?: Happening[];
  texts?: string[];
  undone?: number[];
  asked?: string;
  phrases?: string[];
  changed?: Record<string, unknown>;
  gone?: string[];
}

export function changed(table: Parts, told: Pick<Update, "changed" | "gone">): Parts {
  const board = { ...table.board };
  const sums = { ...table.sums };
  const fresh = new Set<string>();
  const holder = (path: string): [Record<string, unknown>, string] => {
    const cut = path.indexOf("/");
    if (cut < 0) return [board, path];
    const first = path.slice(0, cut);
    if (first === "sums") return [sums, path.slice(cut + 1)];
    if (!fresh.has(first)) board[first] = { ...(board[first] as Record<string, unknown>) };
    fresh.add(first);
    return [board[first] as Record<string, unknown>, path.slice(cut + 1)];
  };
  for (const path of told.gone ?? []) {
    const [held, name] = holder(path);
    delete held[name];
  }
  for (const [path, value] of Object.entries(told.changed ?? {})) {
    const [held, name] = holder(path);
    held[name] = value;
  }
  return { board, sums };
}

// Whether one seat sees something else than another.
export function unlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
