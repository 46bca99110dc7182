// The games and what can be agreed before each, fetched once a language.

import { ask } from "./ask";
import { language } from "./texts.svelte";
import type { GameInfo } from "./types";

const known = new Map<string, Promise<GameInfo[]>>();

export function gamesOf(): Promise<GameInfo[]> {
  const key = language();
  const found = known.get(key) ?? ask<{ games: GameInfo[] }>("/api/page").then((told) => told.games);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
