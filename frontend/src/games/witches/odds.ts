// What the panel of an attempt adds up: cards picked but not added yet, and the chance with them.

import type { Scene } from "../../lib/scene.svelte";
import { lancre, sumsOf } from "./board";

export interface Preview {
  name: string;
  symbol: string;
  worth: number;
}

// The symbols that would be added by what is picked now.
export function preview(scene: Scene): Preview[] {
  const numbers = scene.box?.numbers ?? {};
  const adds = scene.acting.picked.length ? scene.acting.left.filter((one) => one.verb === "use") : [];
  const [option] = adds;
  if (!option || adds.length !== 1) return [];
  const card = String(option.about.card ?? "");
  const ability = String(option.about.ability ?? "");
  const symbol = card ? (scene.fact<string>("card", card, "symbol") ?? "") : "magic";
  return [{ name: card ? scene.called("card", card) : scene.called("ability", ability), symbol, worth: numbers[`${symbol}_value`] ?? 0 }];
}

export interface Odds {
  ways: number;
  total: number;
  missing: number;
  percent: number;
}

// The chance of the second pair, as the question tells it for so many symbols more.
export function odds(scene: Scene, added: Preview[]): Odds | null {
  const values = scene.seeing?.question?.values ?? {};
  const count = (symbol: string) => added.filter((one) => one.symbol === symbol).length;
  const ways = values[`ways-${count("headology")}-${count("magic")}`];
  if (typeof ways !== "number" || typeof values.total !== "number") return null;
  const missing = Number(values.missing) - added.reduce((sum, one) => sum + one.worth, 0);
  return { ways, total: values.total, missing, percent: Math.round((ways / values.total) * 100) };
}

// The chance with all symbols that could still be added, where these are more than what is picked.
export function best(scene: Scene): number {
  const values = scene.seeing?.question?.values ?? {};
  const ways = Object.entries(values).map(([key, n]) => (key.startsWith("ways-") && typeof n === "number" ? n : 0));
  return Math.round((Math.max(0, ...ways) / Number(values.total)) * 100);
}

export interface Row {
  key: string;
  worth: number;
}

// The sum part by part; parts that add nothing are left out.
export function rows(scene: Scene): Row[] {
  const sum = sumsOf(scene).attempt;
  if (!sum) return [];
  const parts = { hard: sum.hard, headology: sum.headology, magic: sum.magic, bonus: sum.bonus };
  return Object.entries(parts).filter(([, worth]) => worth).map(([key, worth]) => ({ key, worth }));
}

// Who attempts it: whoever's turn it is.
export function whose(scene: Scene): string {
  return lancre(scene).active;
}
