// How a game went: what everybody stood at, looked up at some moments from its beginning to its end.

import type { Table } from "./table.svelte";
import type { Review } from "./types";

export interface Line {
  seat: string; // empty: all together
  at: { version: number; value: number }[];
  nudge: number; // so that the numbers at the end do not lie on each other
}

const MOMENTS = 24;
const APART = 14; // between two numbers, of the height of the picture

export function moments(first: number, last: number): number[] {
  const many = Math.min(MOMENTS, last - first);
  return Array.from({ length: many + 1 }, (_, n) => first + Math.round((n * (last - first)) / Math.max(1, many)));
}

export async function course(table: Table, last: number): Promise<Line[]> {
  const gauge = table.face?.gauge;
  if (!gauge) return [];
  const seen = await Promise.all(moments(table.room?.began ?? 0, last).map((version) => table.moment(version).then(({ view }) => ({ version, stands: gauge(view) }))));
  const seats = Object.keys(seen[0]?.stands ?? {});
  return spread(seats.map((seat) => ({ seat, at: seen.map(({ version, stands }) => ({ version, value: stands[seat] ?? 0 })), nudge: 0 })));
}

// What each seat could expect before and after every decision, so that what one cost is seen, and how it ended; where
// all win or lose together, one line says it.
export function chances(review: Review): Line[] {
  const together = review.stake === "together";
  const last = review.moments.at(-1)?.version ?? 0;
  return spread(
    (together ? [""] : review.seats).map((seat, n) => {
      const at = review.moments.flatMap(({ version, before, after }) => [{ version: version - 0.5, value: before[n] ?? 0 }, { version, value: after[n] ?? 0 }]);
      const end = review.over ? review.accounts.find((one) => one.seat === seat)?.end : undefined;
      const whole = end === undefined ? at : [...at, { version: last + 1, value: end }];
      return { seat, at: whole.map((one) => ({ ...one, value: Math.round(one.value) })), nudge: 0 };
    }),
  );
}

// Numbers at the end that would lie on each other move apart.
export function spread(lines: Line[]): Line[] {
  const values = lines.flatMap((line) => line.at.map((one) => one.value));
  const unit = 110 / Math.max(1, Math.max(...values) - Math.min(0, ...values));
  const order = [...lines].sort((one, other) => (other.at.at(-1)?.value ?? 0) - (one.at.at(-1)?.value ?? 0));
  let floor = -Infinity;
  for (const line of order) {
    const y = -(line.at.at(-1)?.value ?? 0) * unit;
    line.nudge = Math.max(0, floor + APART - y);
    floor = y + line.nudge;
  }
  return lines;
}
