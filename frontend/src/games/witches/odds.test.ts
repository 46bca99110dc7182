import { expect, test } from "vitest";
import type { Scene } from "../../lib/scene.svelte";
import { best, odds } from "./odds";

const asked = (values: Record<string, number>) => ({ seeing: { question: { values } } }) as unknown as Scene;

test("beside the chance so far stands the best that all symbols make of it", () => {
  const scene = asked({ total: 36, missing: 9, "ways-0-0": 3, "ways-1-0": 10, "ways-0-1": 15, "ways-1-1": 27, ways_on: 33 });

  expect(odds(scene, [])?.percent).toBe(8);
  expect(best(scene)).toBe(75);
});

test("where no pair is to be rolled there is no chance to tell", () => {
  expect(odds(asked({ so_far: 12 }), [])).toBeNull();
});
