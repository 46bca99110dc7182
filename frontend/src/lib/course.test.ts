import { expect, test } from "vitest";
import { chances, moments, spread } from "./course";
import type { Review } from "./types";

test("a short game is looked at move by move, a long one at some moments, the last one always", () => {
  expect(moments(0, 3)).toEqual([0, 1, 2, 3]);
  expect(moments(0, 480)).toHaveLength(25);
  expect(moments(0, 481).at(-1)).toBe(481);
  expect(moments(0, 0)).toEqual([0]);
  expect(moments(5, 7)).toEqual([5, 6, 7]);
});

test("numbers that would lie on each other move apart", () => {
  const line = (seat: string, value: number) => ({ seat, at: [{ version: 1, value }], nudge: 0 });
  const [ann, bob, cid] = spread([line("ann", 100), line("bob", 99), line("cid", 10)]);
  expect(ann!.nudge).toBe(0);
  expect(bob!.nudge).toBeGreaterThan(10);
  expect(cid!.nudge).toBe(0);
});

test("what a decision cost is a step down, and the last point is how it ended", () => {
  const moment = (version: number, before: number[], after: number[]) => ({ version, number: version, seat: "ann", answer: "", before, after, cost: 0, margin: 0 });
  const account = (seat: string, end: number) => ({ seat, start: 50, plays: {}, luck: 0, end });
  const review = { stake: "win", seats: ["ann", "bob"], over: true, moments: [moment(3, [60, 40], [5, 95])], accounts: [account("ann", 0), account("bob", 100)] } as unknown as Review;
  const [ann, bob] = chances(review);
  expect(ann!.at.map((one) => one.value)).toEqual([60, 5, 0]);
  expect(bob!.at.at(-1)).toEqual({ version: 4, value: 100 });
});
