// The map of Lancre: where places lie on the drawing, and what joins them.

import type { Scene } from "../../lib/scene.svelte";
import { has, t } from "../../lib/texts.svelte";

export const WIDTH = 910;
export const HEIGHT = 588;
const BEND = 0.09; // how far a path bows, of its length

export interface Place {
  id: string;
  x: number; // on the drawing
  y: number;
  slots: string[];
}

export interface Road {
  key: string;
  ends: [string, string];
  d: string;
}

// On which side of its slot the vignette of a place stands.
const RIGHT = new Set(["slice", "no_sun", "skund", "blackglass", "blasted_oak", "long_man", "lancre_caves"]);

export function side(place: string): "left" | "right" {
  return RIGHT.has(place) ? "right" : "left";
}

// Every place of the box: the middle of its slots.
export function placesOf(scene: Scene): Place[] {
  const spots = new Map(scene.box?.map.places.map((one) => [one.id, one]));
  return Object.values(scene.box?.things.location ?? {}).map((thing) => {
    const slots = thing.facts.slots as string[];
    const lying = slots.map((slot) => spots.get(slot) ?? { x: 0, y: 0 });
    const mean = (of: "x" | "y") => lying.reduce((sum, one) => sum + one[of], 0) / lying.length;
    return { id: thing.id, slots, x: 34 + 0.872 * mean("x"), y: 52 + 0.575 * mean("y") };
  });
}

export function placeOf(scene: Scene, slot: string): string {
  const found = Object.values(scene.box?.things.location ?? {}).find((thing) => (thing.facts.slots as string[]).includes(slot));
  return found?.id ?? "";
}

// The name of a slot as people say it; of several at one place also which.
export function slotName(scene: Scene, slot: string): string {
  const place = placeOf(scene, slot);
  const name = scene.called("location", place);
  const slots = scene.fact<string[]>("location", place, "slots") ?? [];
  return slots.length > 1 ? `${name} ${slots.indexOf(slot) + 1}` : name;
}

// What is written on the map: a shorter name where there is one, and where there is little room a still shorter one.
export function written(scene: Scene, place: string, shortly = false): string {
  const keys = [shortly ? `witches-short-${place}` : "", `witches-map-${place}`].filter((key) => key && has(key));
  return keys[0] ? t(keys[0]) : scene.called("location", place);
}

// The paths between places, each once.
export function roadsOf(scene: Scene, places: Place[]): Road[] {
  const of = new Map(places.flatMap((place) => place.slots.map((slot) => [slot, place] as const)));
  const found = new Map<string, Road>();
  for (const [one, other] of scene.box?.map.paths ?? []) {
    const [from, to] = [of.get(one), of.get(other)];
    if (!from || !to) continue;
    const key = roadKey(from.id, to.id);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const [cx, cy] = [(from.x + to.x) / 2 - BEND * dy, (from.y + to.y) / 2 + BEND * dx];
    if (!found.has(key)) found.set(key, { key, ends: [from.id, to.id], d: `M${from.x} ${from.y}Q${cx} ${cy} ${to.x} ${to.y}` });
  }
  return [...found.values()];
}

export function roadKey(one: string, other: string): string {
  return [one, other].sort().join(" ");
}
