// How the things of Djinn look and are called.

import type { Scene } from "../../lib/scene.svelte";
import { t } from "../../lib/texts.svelte";
import { ownerOf, spaceOf } from "./board";

// The icon of a djinn: its element carries the meaning, colour helps.
export const ELEMENT: Record<string, string> = { red: "fire", blue: "water", brown: "stone", white: "air", boss: "boss" };

export const PIECES = ["coins", "scrolls", "keys", "corks"] as const;
export const PIECE_ICON: Record<string, string> = { coins: "coin", scrolls: "scroll", keys: "key", corks: "cork" };
export const KINDS = ["staff", "hat", "cloak"] as const;
export const STALL_ICON: Record<string, string> = { glassblower: "bottle", corkcutter: "cork", scribe: "quill", outfitter: "amulet", teahouse: "tea", moneychanger: "coin" };

export function short(location: string): string {
  return t(`djinn-short-${location}`);
}

// Where a space lies, in words.
export function spaceName(scene: Scene, id: string): string {
  const space = spaceOf(scene, id);
  if (!space) return "";
  return space.shape === "source" ? short("source") : t("djinn-space", { place: short(space.location), shape: space.shape });
}

export function djinnName(id: string, n = 1): string {
  return t(`djinn-figure-${id}`, { n });
}

export function points(known: boolean, n: number): string {
  return known ? String(n) : `${n} + ?`;
}

// The traits of a seat with what they do, a line each.
export function traitsOf(scene: Scene, seat: string): string {
  const { positive, negative } = ownerOf(scene, seat);
  return [positive, negative].filter(Boolean).map((id) => `${scene.called("trait", id)}: ${scene.printed("trait", id)}`).join("\n");
}
