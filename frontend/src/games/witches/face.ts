import icons from "virtual:icons/games/witches";
import type { Face, Tally } from "../../lib/face";
import { bring } from "../../lib/icons";
import type { Scene, Seeing } from "../../lib/scene.svelte";
import { t } from "../../lib/texts.svelte";
import type { Option, Thing } from "../../lib/types";
import { sumsOf, type Sums } from "./board";
import Board from "./Board.svelte";
import Head from "./Head.svelte";
import { odds, preview } from "./odds";
import Pieces from "./Pieces.svelte";
import Seat from "./Seat.svelte";
import Shelf from "./Shelf.svelte";
import Standing from "./Standing.svelte";
import Tray from "./Tray.svelte";

// What is said of an attempt or of a witch as a whole is also a button of the prompt: rolling, staying, stopping.
// What cannot succeed is not urged on anybody.
function spoken(option: Option, scene: Scene): "" | "main" | "aside" {
  const [at, more] = option.touches;
  const { so_far: sum, difficulty } = scene.seeing?.question?.values ?? {};
  if (option.verb === "accept" && Number(sum) < Number(difficulty)) return "aside";
  return !at || more ? "" : at === "attempt" ? (odds(scene, preview(scene))?.percent === 0 ? "aside" : "main") : at.endsWith("/spot") ? "aside" : "";
}

bring(icons);

const PARTS = ["easy", "hard", "aliss"];

function tally(scene: Scene): Tally {
  const rows = Object.entries(sumsOf(scene).seats).map(([seat, sums]) => ({ seat, parts: PARTS.map((part) => sums.parts[part] ?? 0), total: sums.points }));
  return { columns: PARTS.map((part) => t(`witches-part-${part}`)), rows };
}

function gauge(seen: Pick<Seeing, "sums">): Record<string, number> {
  return Object.fromEntries(Object.entries((seen.sums as unknown as Sums).seats).map(([seat, sums]) => [seat, sums.points]));
}

function picture({ kind, id, facts }: Thing): string {
  const names: Record<string, string> = { location: `place-${id}`, card: `char-${String(facts.character)}`, tile: `kind-${String(facts.kind)}`, witch: `ability-${String(facts.ability)}` };
  return names[kind] ?? `${kind}-${id}`;
}

export const face: Face = { theme: "day", Board, Seat, Tray, Pieces, Head, Shelf, Standing, shelf: "witches-attempt", icons: { board: "map", shelf: "die" }, spoken, tally, gauge, gauged: "curve-points", picture, offers: (option) => option.verb === "choose" };
