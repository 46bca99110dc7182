// How a game looks: what the page draws of it, and where.

import type { Component } from "svelte";
import type { Scene, Seeing } from "./scene.svelte";
import type { Option, Thing } from "./types";

export interface Tally {
  columns: string[]; // in words
  rows: { seat: string; parts: number[]; total: number | null }[]; // without a seat: all together
}

export interface Face {
  theme: "night" | "day" | "dusk";
  Board: Component; // the middle of the table
  Seat: Component<{ seat: string }>; // what lies before somebody else, in short
  Tray: Component<{ seat: string }>; // what lies before oneself
  Pieces: Component; // each kind of piece in each state, for the gallery
  Head: Component; // in the header: round, turn
  Shelf?: Component; // beside the log on wide screens, a tab of its own on phones: shops, library
  Standing?: Component; // below the seats: how the game stands
  shelf?: string; // the key of the shelf's name
  icons?: { board: string; shelf: string }; // of their tabs on phones
  long?: boolean; // the shelf fills the side of the table, so that the log is folded at first
  spoken?: (option: Option, scene: Scene) => "" | "main" | "aside"; // options that are also buttons of the prompt, though things stand for them; the main one is golden
  tally?: (scene: Scene) => Tally; // what the points were given for, once it is over
  gauge?: (seen: Pick<Seeing, "board" | "sums">) => Record<string, number>; // how everybody stands; "" is all together
  gauged?: string; // the key of what that counts
  receives?: (at: string, option: Option) => boolean; // where things only go, or whence they come
  offers?: (option: Option) => boolean; // what the board offers by itself, in words
  picture?: (thing: Thing) => string; // the icon that stands for a thing of the box
  spare?: (option: Option, all: Option[]) => boolean; // an option that another one says as well
}

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  madness: () => import("../games/madness/face"),
  witches: () => import("../games/witches/face"),
  djinn: () => import("../games/djinn/face"),
};

export async function faceOf(game: string): Promise<Face | null> {
  const load = FACES[game];
  return load ? (await load()).face : null;
}
