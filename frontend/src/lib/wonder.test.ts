import { expect, test } from "vitest";
import { said } from "./wonder";

const ADVICE = { answer: "cast ice x2", thoughts: [{ reasons: [{ id: "unseen", text: "Bob may know more." }] }], text: "A curse is broken." };

test("what only followed from a decision begins with that decision", () => {
  expect(said({ thought: ADVICE, follows: { version: 3, answer: "cast ice x2", text: "This follows from: Cast Ice twice." } })).toBe("This follows from: Cast Ice twice. A curse is broken. Bob may know more.");
});

test("a decision is told by its reason alone", () => {
  expect(said({ thought: { ...ADVICE, thoughts: [] } })).toBe("A curse is broken.");
});
