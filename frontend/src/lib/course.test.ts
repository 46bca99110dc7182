import { expect, test } from "vitest";
import { moments, spread } from "./course";

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
