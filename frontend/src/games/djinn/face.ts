import icons from "virtual:icons/games/djinn";
import type { Face } from "../../lib/face";
import { bring } from "../../lib/icons";
import Board from "./Board.svelte";
import Head from "./Head.svelte";
import Seat from "./Seat.svelte";
import Shelf from "./Shelf.svelte";
import Standing from "./Standing.svelte";
import Tray from "./Tray.svelte";

bring(icons);

export const face: Face = { theme: "dusk", Board, Seat, Tray, Head, Shelf, Standing, shelf: "djinn-shops" };
