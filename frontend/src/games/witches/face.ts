import type { Face } from "../../lib/face";
import Board from "./Board.svelte";
import Head from "./Head.svelte";
import Seat from "./Seat.svelte";
import Shelf from "./Shelf.svelte";
import Standing from "./Standing.svelte";
import Tray from "./Tray.svelte";

// What is said of a witch or of an attempt as a whole is also a button of the prompt: staying, stopping, rolling.
const spoken = (touches: string[]) => touches.length === 1 && (touches[0] === "attempt" || touches[0]?.endsWith("/spot") === true);

export const face: Face = { theme: "day", Board, Seat, Tray, Head, Shelf, Standing, shelf: "witches-attempt", spoken };
