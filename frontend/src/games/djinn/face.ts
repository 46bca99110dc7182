import icons from "virtual:icons/games/djinn";
import type { Face, Tally } from "../../lib/face";
import { bring } from "../../lib/icons";
import type { Scene, Seeing } from "../../lib/scene.svelte";
import { t } from "../../lib/texts.svelte";
import type { Option, Thing } from "../../lib/types";
import { sumsOf, type DjinnSums } from "./board";
import { STALL_ICON } from "./look";
import Board from "./Board.svelte";
import Head from "./Head.svelte";
import Pieces from "./Pieces.svelte";
import Seat from "./Seat.svelte";
import Shelf from "./Shelf.svelte";
import Standing from "./Standing.svelte";
import Tray from "./Tray.svelte";

bring(icons);

const PARTS = ["awards", "bottled", "circles", "unused", "scoring", "tom"];

function tally(scene: Scene): Tally {
  const seats = Object.entries(sumsOf(scene).seats);
  const given = PARTS.filter((part) => seats.some(([, sums]) => sums.parts[part]));
  const rows = seats.map(([seat, sums]) => ({ seat, parts: given.map((part) => sums.parts[part] ?? 0), total: sums.points }));
  return { columns: given.map((part) => t(`djinn-part-${part}`)), rows };
}

function gauge(seen: Pick<Seeing, "sums">): Record<string, number> {
  return Object.fromEntries(Object.entries((seen.sums as unknown as DjinnSums).seats).map(([seat, sums]) => [seat, sums.points]));
}

// What can be done at a space is also a button of the prompt; which djinn are captured is picked on the map.
const DEEDS = ["basic", "special", "passage", "capture", "forgo", "source"];

// Paying is proposed, or the one card without which it cannot be done.
function spoken(option: Option, scene: Scene): "" | "main" | "aside" {
  if (option.verb === "pay" || (option.verb === "with" && !scene.choices.some((one) => one.verb === "pay"))) return "main";
  return DEEDS.includes(option.verb) && !("group" in option.about) ? "aside" : "";
}

function picture({ kind, id, facts }: Thing): string {
  const names: Record<string, string> = { location: id, equipment: String(facts.kind), stall: STALL_ICON[id] ?? "", award: "award", scoring: "award", trait: facts.positive ? "bonus" : "penalty" };
  return names[kind] ?? `${kind}-${id}`;
}

export const face: Face = { theme: "dusk", Board, Seat, Tray, Pieces, Head, Shelf, Standing, shelf: "djinn-shops", icons: { board: "map", shelf: "market" }, long: true, spoken, tally, gauge, gauged: "curve-points", picture, receives: (at, option) => at === option.about.came };
