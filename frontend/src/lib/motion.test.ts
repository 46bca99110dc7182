import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kept } from "./kept.svelte";
import { Motion, reading } from "./motion.svelte";

const shown: number[] = [];

function queued(motion: Motion, ...times: number[]): void {
  for (const [n, time] of times.entries()) motion.queue(() => shown.push(n), time, false);
}

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  kept.set({ pace: "reading" });
});
afterEach(() => vi.useRealTimers());

test("what a longer sentence tells is shown longer, but never for ever; what tells nothing needs no time", () => {
  const [nothing, short, long, endless] = [[], ["Ann draws."], ["Ann draws two cards and lays one of them into her support."], ["x".repeat(5000)]].map(reading);

  expect(nothing).toBe(0);
  expect(short).toBeGreaterThan(500);
  expect(long).toBeGreaterThan(short ?? 0);
  expect(endless).toBeLessThan(3000);
});

test("moves of others are shown one after the other, each as long as it takes to read", () => {
  const motion = new Motion();
  queued(motion, 1000, 2000, 1000);
  expect([shown, motion.waiting]).toEqual([[0], 2]);

  vi.advanceTimersByTime(1000);
  expect([shown, motion.waiting]).toEqual([[0, 1], 1]);
  vi.advanceTimersByTime(1900);
  expect(shown).toEqual([0, 1]);
  vi.advanceTimersByTime(200);
  expect([shown, motion.waiting]).toEqual([[0, 1, 2], 0]);
});

test("what needs no time is shown together with the next one", () => {
  const motion = new Motion();
  queued(motion, 0, 1000, 0, 1000);
  expect(shown).toEqual([0, 1]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([0, 1, 2, 3]);
});

test("whoever skips ahead sees all of them at once, in order, and none twice", () => {
  const motion = new Motion();
  queued(motion, 1000, 1000, 1000, 1000);
  motion.flush();
  expect([shown, motion.waiting]).toEqual([[0, 1, 2, 3], 0]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toHaveLength(4);
});

test("one's own move comes after all that waits, at once", () => {
  const motion = new Motion();
  queued(motion, 1000, 1000, 1000);
  motion.queue(() => shown.push(9), 1000, true);
  expect(shown).toEqual([0, 1, 2, 9]);
});

test("nobody falls behind for long: many moves go twice as fast, and none is left out", () => {
  const motion = new Motion();
  queued(motion, ...Array.from({ length: 40 }, () => 1000));
  vi.advanceTimersByTime(5000);
  expect(shown.length).toBeGreaterThanOrEqual(9);
  vi.advanceTimersByTime(40_000);
  expect(shown).toEqual([...Array(40).keys()]);
});

test("whoever likes it fast waits for nothing", () => {
  kept.set({ pace: "fast" });
  queued(new Motion(), 1000, 1000, 1000);
  expect(shown).toEqual([0, 1, 2]);
});
