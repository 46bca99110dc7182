import icons from "virtual:icons/games/witches";
import type { Face } from "../../lib/face";
import { bring } from "../../lib/icons";
import Board from "./Board.svelte";
import Head from "./Head.svelte";
import Seat from "./Seat.svelte";
import Shelf from "./Shelf.svelte";
import Standing from "./Standing.svelte";
import Tray from "./Tray.svelte";

// What is said of an attempt or of a witch as a whole is also a button of the prompt: rolling, staying, stopping.
function spoken(touches: string[]): "" | "main" | "aside" {
  const [at, more] = touches;
  return !at || more ? "" : at === "attempt" ? "main" : at.endsWith("/spot") ? "aside" : "";
}

bring(icons);

export const face: Face = { theme: "day", Board, Seat, Tray, Head, Shelf, Standing, shelf: "witches-attempt", spoken };
