// What endangers Lancre, as rows of meters.

import type { Scene } from "../../lib/scene.svelte";
import { t } from "../../lib/texts.svelte";
import { apprentice, lancre, sumsOf } from "./board";

export interface Danger {
  id: string;
  at: string;
  icon: string;
  value: string;
  part: number;
  pips: number;
  low: boolean;
}

const FEW = 2;

export function dangers(scene: Scene): Danger[] {
  const [board, sums] = [lancre(scene), sumsOf(scene)];
  const seats = scene.seeing?.seats ?? [];
  const held = (of: "cackles" | "aliss") => seats.reduce((sum, seat) => sum + (apprentice(scene, seat)?.[of] ?? 0), 0);
  const left = (n: number, all: number) => (all ? n / all : 0);
  const laid = board.map.filter((slot) => slot.hard !== undefined).length + board.gone.size;
  const solved = seats.reduce((sum, seat) => sum + (apprentice(scene, seat)?.easy.size ?? 0) + (apprentice(scene, seat)?.hard.size ?? 0), 0);
  const found: Danger[] = [
    { id: "crises", at: "crises", icon: "crisis", value: String(board.crises), part: left(board.crises, sums.crises), pips: 0, low: board.crises <= FEW },
    { id: "elves", at: "", icon: "elf", value: t("witches-of", { n: sums.elves, most: sums.elf_limit }), part: left(sums.elves, sums.elf_limit), pips: sums.elf_limit, low: sums.elves + 1 >= sums.elf_limit },
    { id: "cackles", at: "cackles", icon: "cackle", value: String(board.cackles), part: left(board.cackles, board.cackles + held("cackles")), pips: 0, low: false },
    { id: "aliss", at: "aliss", icon: "aliss", value: String(board.aliss), part: left(board.aliss, board.aliss + held("aliss")), pips: 0, low: sums.aliss_ends && board.aliss <= FEW },
    { id: "tiles", at: "", icon: "deck", value: String(sums.tiles), part: left(sums.tiles, sums.tiles + laid + solved), pips: 0, low: false },
  ];
  if (sums.hard_limit === undefined) return found;
  const hard = { id: "hard", at: "", icon: "hidden", value: t("witches-of", { n: sums.hard, most: sums.hard_limit }), part: left(sums.hard, sums.hard_limit), pips: 0, low: sums.hard > sums.hard_limit };
  return [...found, hard];
}
