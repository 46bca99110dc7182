// The boxes of the games, fetched once a language.

import { ask } from "./ask";
import { language } from "./texts.svelte";
import type { Box } from "./types";

const boxes = new Map<string, Promise<Box>>();

export function boxOf(game: string): Promise<Box> {
  const key = `${game} ${language()}`;
  const found = boxes.get(key) ?? ask<Box>(`/api/games/${game}/catalogue`);
  boxes.set(key, found);
  found.catch(() => boxes.delete(key));
  return found;
}
