// What happened, as it is kept for the log: no more than it shows, and once for all seats of one hand.

import type { Happening } from "./types";

const TAIL = 24; // lines in which the same is looked for
const NOBODY: Happening["values"] = {};
const deeds = new Map<string, Happening["values"]>(); // by player

export function noted(events: Happening[], logs: Happening[][]): Happening[] {
  return events.map((event) => known(event, logs) ?? brief(event));
}

function known(event: Happening, logs: Happening[][]): Happening | undefined {
  for (const log of logs) {
    const found = log.slice(-TAIL).find((one) => one.version === event.version && one.kind === event.kind && one.text === event.text && one.values.player === event.values.player);
    if (found) return found;
  }
  return undefined;
}

function brief({ version, kind, text, values: { player } }: Happening): Happening {
  const values = typeof player === "string" ? (deeds.get(player) ?? { player }) : NOBODY;
  if (typeof player === "string") deeds.set(player, values);
  return { version, kind, text, values, reveals: "", from: "", to: "" };
}
