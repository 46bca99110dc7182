import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kept } from "./kept.svelte";
import { passing } from "./passing";
import type { Table } from "./table.svelte";

const sent: string[] = [];

function table(change: Record<string, unknown> = {}): Table {
  const found = { asked: true, busy: false, motion: { waiting: 0 }, question: { forced: "done" }, choices: [{ word: "done", phrase: "Go on" }], entry: {}, room: null, send: (word: string) => sent.push(word), ...change };
  return found as unknown as Table;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  kept.set({ passes: true });
});
afterEach(() => vi.useRealTimers());

test("what leaves no choice passes by itself after a moment", () => {
  passing(table());
  vi.advanceTimersByTime(290);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(sent).toEqual(["done"]);
});

test("what has come to light can be read before it passes", () => {
  const rolled = { version: 4, log: [{ version: 4, reveals: "chance", text: "Jana rolls the second pair: 6 and a Cackle." }] };
  kept.set({ pace: "reading" });
  passing(table({ seeing: rolled }));
  vi.advanceTimersByTime(700);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(sent).toEqual(["done"]);
});

test("whoever wants it fast does not wait", () => {
  kept.set({ pace: "fast" });
  passing(table({ seeing: { version: 4, log: [{ version: 4, reveals: "chance", text: "Jana rolls." }] } }));
  vi.advanceTimersByTime(310);
  expect(sent).toEqual(["done"]);
});

test("it is called off when something else happens", () => {
  passing(table())?.();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});

test.each([
  ["somebody else is asked", { asked: false }],
  ["moves of others are still shown", { motion: { waiting: 2 } }],
  ["there is a choice", { question: { forced: "" } }],
  ["a lesson explains every step", { entry: { lesson: "curse" } }],
])("nothing passes while %s", (_, change) => {
  expect(passing(table(change))).toBeUndefined();
});

test("nothing passes where that is switched off", () => {
  kept.set({ passes: false });
  expect(passing(table())).toBeUndefined();
});
