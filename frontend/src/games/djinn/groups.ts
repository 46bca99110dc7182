// Sets of djinn among the options: which can still be added to what was picked, and which option a set is.

import type { Choice } from "../../lib/acting.svelte";

export type Counted = Record<string, number>;

export function counted(group: string): Counted {
  const found: Counted = {};
  for (const djinn of group.split(" ").filter(Boolean)) found[djinn] = (found[djinn] ?? 0) + 1;
  return found;
}

export function within(less: Counted, more: Counted): boolean {
  return Object.entries(less).every(([djinn, n]) => n <= (more[djinn] ?? 0));
}

export function same(one: Counted, other: Counted): boolean {
  return within(one, other) && within(other, one);
}

// The options that name a set.
export function grouped(options: Choice[]): { option: Choice; group: Counted }[] {
  return options.filter((option) => option.verb === "capture" && typeof option.about.group === "string").map((option) => ({ option, group: counted(String(option.about.group)) }));
}

// The most of each that any option names.
export function pool(groups: Counted[]): string[] {
  const most: Counted = {};
  for (const group of groups) for (const [djinn, n] of Object.entries(group)) most[djinn] = Math.max(most[djinn] ?? 0, n);
  return Object.entries(most).flatMap(([djinn, n]) => Array.from({ length: n }, () => djinn));
}
