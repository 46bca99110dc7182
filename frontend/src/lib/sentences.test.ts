import { expect, test } from "vitest";
import { asking } from "./sentences";

test("a short question is asked as it stands", () => {
  expect(asking("Choose your witch. Any of them.")).toEqual({ asks: "Choose your witch. Any of them.", tells: "" });
});

test("of a long question the sentence that asks stands first, wherever it was", () => {
  const long = "Sick Sheep: your total is 6 and you need 11; as it stands, 28 of 36 rolls of the second pair are enough (78%).";
  expect(asking(`${long} Add symbols, roll or run away.`)).toEqual({ asks: "Add symbols, roll or run away.", tells: long });
  expect(asking(`Vyber džina. Žár potřebuje 4 kouzla. ${long}`).asks).toBe("Vyber džina.");
});

test("a long question of one sentence is not cut", () => {
  const one = "You have looked at the Problem at The Place Where The Sun Does Not Shine: go there and face it, or spend Invisibility.";
  expect(asking(one)).toEqual({ asks: one, tells: "" });
});

test("what a capture asks stands first, not what it tells besides", () => {
  const free = "With the boss, one at this space comes for free. For all of them you have 2 empty circles.";
  expect(asking(`Choose one more djinn, if you like. ${free}`).asks).toBe("Choose one more djinn, if you like.");
  const pay = "To capture a brown djinn you need 4 magic; 0 saved so far, 4 left to pay, and you have 4 magic and 4 coins. No other card can help.";
  expect(asking(`Pay for the capture. ${pay}`).asks).toBe("Pay for the capture.");
});
