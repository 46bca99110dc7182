import icons from "virtual:icons/games/madness";
import type { Face, Tally } from "../../lib/face";
import { bring } from "../../lib/icons";
import type { Scene, Seeing } from "../../lib/scene.svelte";
import { t } from "../../lib/texts.svelte";
import type { Option, Thing } from "../../lib/types";
import { abilityArt, curseArt } from "./art";
import { boardOf, type Board as Laid } from "./board";
import Board from "./Board.svelte";
import Head from "./Head.svelte";
import Pieces from "./Pieces.svelte";
import Seat from "./Seat.svelte";
import Shelf from "./Shelf.svelte";
import Tray from "./Tray.svelte";

bring(icons);

// All win or lose together: what they have done, and how much of the madness stack was left.
function tally(scene: Scene): Tally {
  const board = boardOf(scene);
  return { columns: [t("madness-part-pages"), t("madness-part-broken"), t("madness-part-stack")], rows: [{ seat: "", parts: [board.past_pages.size + (board.page ? 1 : 0), board.broken.size, board.madness_stack], total: null }] };
}

function gauge(seen: Pick<Seeing, "board">): Record<string, number> {
  return { "": (seen.board as unknown as Laid).madness_stack };
}

// A card that pays everything by itself is paid in one way.
function spare(option: Option, all: Option[]): boolean {
  return option.verb === "pay" && all.some((other) => other.verb === "settle" && other.touches.length === 1 && other.touches[0] === option.touches[0]);
}

// The cheapest payment is proposed; every card of it can be replaced on the table.
function spoken(option: Option): "" | "main" {
  return option.verb === "settle" ? "main" : "";
}

function picture({ kind, id, facts }: Thing): string {
  if (kind === "curse") return curseArt(id);
  return kind === "wizard" ? abilityArt(String(facts.ability)) : `${kind}-${id}`;
}

export const face: Face = { theme: "night", Board, Seat, Tray, Pieces, Head, Shelf, shelf: "madness-library", tally, gauge, gauged: "curve-stack", receives: (at) => at.endsWith("/discard"), spare, spoken, picture };
