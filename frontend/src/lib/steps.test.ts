import { expect, test } from "vitest";
import { readable } from "./steps";

const steps = (...phrases: string[]) => phrases.map((phrase) => ({ phrase }));
const shown = (...phrases: string[]) => readable(steps(...phrases)).map((step) => step.phrase);

test("steps stand beside each other as long as they can be read", () => {
  expect(shown("Walk", "Stop", "Roll the first pair")).toEqual(["Walk", "Stop", "Roll the first pair"]);
  expect(shown("Roll the first pair", "Roll the second pair", "Play Igor and Scraps")).toEqual(["Roll the second pair", "Play Igor and Scraps"]);
});

test("the latest step is always shown, however long it is", () => {
  expect(shown("Stay", "Play the advantage of Igor and Scraps, whatever that may bring")).toEqual(["Stay", "Play the advantage of Igor and Scraps, whatever that may bring"]);
  expect(shown("Roll the first pair", "x".repeat(90))).toEqual(["x".repeat(90)]);
  expect(shown()).toEqual([]);
});
