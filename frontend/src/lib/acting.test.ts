import { describe, expect, test } from "vitest";
import { Acting, type Choice } from "./acting.svelte";
import type { Ruling } from "./types";

function option(word: string, ...touches: string[]): Choice {
  return { word, verb: word.split(" ")[0] ?? "", about: {}, touches, phrase: word };
}

function acting(options: Choice[], rulings: Partial<Ruling>[] = [], atOnce = false, receives = "", spare: Choice[] = []) {
  const sent: string[] = [];
  const wondered: string[] = [];
  const made = new Acting({
    options: () => options,
    send: (word) => void sent.push(word),
    why: (at) => (wondered.push(at), Promise.resolve(rulings.map((one) => ({ answer: "", legal: false, rule: "", message: "", values: {}, touches: [], text: "", ...one })))),
    atOnce: () => atOnce,
    receives: (at) => at === receives,
    every: () => [...options, ...spare],
    leads: (option) => option.verb === "settle",
  });
  return { made, sent, wondered };
}

const WALK = [option("walk skund", "ann/spot", "map/skund"), option("walk slice", "ann/spot", "map/slice"), option("stay", "ann/spot"), option("done")];
const CAST = [option("cast growth", "ann/spells/growth"), option("cast growth x2", "ann/spells/growth"), option("cast ice", "ann/spells/ice")];

describe("what glows", () => {
  test("the addresses that tell options apart", () => {
    const { made } = acting(WALK);

    expect(["map/skund", "map/slice", "ann/spot", "map/bad-ass"].map((at) => made.state(at))).toEqual(["legal", "legal", "legal", "quiet"]);
  });

  test("what all of them touch is quieter", () => {
    const { made } = acting(WALK.slice(0, 2));

    expect(made.state("ann/spot")).toBe("touch");
  });

  test("where things only go glows once one of them is picked", () => {
    const { made } = acting([option("settle fire-2 fire-1", "ann/hand/fire-2", "ann/hand/fire-1"), option("pay fire-2", "ann/hand/fire-2", "ann/discard")], [], false, "ann/discard");
    const before = ["ann/hand/fire-2", "ann/discard"].map((at) => made.state(at));
    made.press("ann/hand/fire-2");

    expect([before, made.state("ann/discard")]).toEqual([["legal", "touch"], "target"]);
  });

  test("options that nothing stands for are plain", () => {
    expect(acting(WALK).made.plain.map((one) => one.word)).toEqual(["done"]);
  });

  test("so are options that no piece tells apart", () => {
    const returns = [0, 1, 2].map((n) => option(`return ${n}`, "ann/cackles", "cackles"));

    expect(acting(returns).made.plain).toEqual(returns);
  });
});

describe("a proposal", () => {
  const PAY = [option("settle fire-2 air-1", "ann/hand/fire-2", "ann/hand/air-1"), option("pay fire-2", "ann/hand/fire-2", "ann/discard"), option("pay fire-3", "ann/hand/fire-3", "ann/discard")];

  test("is marked on what it would take until something is picked", () => {
    const { made } = acting(PAY, [], false, "ann/discard");
    const before = [made.lead?.word, ...["ann/hand/fire-2", "ann/hand/air-1", "ann/hand/fire-3"].map((at) => made.proposes(at))];
    made.press("ann/hand/fire-3");

    expect([before, made.lead, made.proposes("ann/hand/fire-2")]).toEqual([["settle fire-2 air-1", true, true, false], undefined, false]);
  });

  test("is marked on as many of several alike as it takes", () => {
    const { made } = acting([option("settle air-1", "ann/hand/air-1"), ...PAY.slice(1)], [], false, "ann/discard");

    expect([0, 1].map((nth) => made.proposes("ann/hand/air-1", nth))).toEqual([true, false]);
  });

  test("is not made between two", () => {
    expect(acting([option("settle first", "attempt"), option("settle second", "attempt")]).made.lead).toBeUndefined();
  });

  test("leaves room for what it says too: a card is still dragged where it goes", () => {
    const { made, sent } = acting([option("settle fire-2", "ann/hand/fire-2")], [], false, "ann/discard", [option("pay fire-2", "ann/hand/fire-2", "ann/discard")]);

    expect([made.reaches("ann/hand/fire-2"), made.drop("ann/hand/fire-2", "ann/discard"), sent]).toEqual([["ann/discard"], true, ["pay fire-2"]]);
  });
});

describe("a press", () => {
  test("leaves the options that touch it, and one left is the main one", () => {
    const { made, sent } = acting(WALK);
    made.press("map/skund");

    expect([made.state("map/skund"), made.state("ann/spot"), made.main?.word, sent]).toEqual(["picked", "target", "walk skund", []]);
  });

  test("on what was picked does the only option", () => {
    const { made, sent } = acting(WALK);
    made.press("map/skund");
    made.press("map/skund");

    expect([sent, made.picked]).toEqual([["walk skund"], []]);
  });

  test("unfolds several options where the thing lies, and a second press folds them again", () => {
    const { made } = acting(CAST);
    made.press("ann/spells/growth");
    expect(made.unfolds("ann/spells/growth").map((one) => one.word)).toEqual(["cast growth", "cast growth x2"]);

    made.press("ann/spells/growth");
    expect(made.picked).toEqual([]);
  });

  test("on something else begins anew", () => {
    const { made } = acting(CAST);
    made.press("ann/spells/growth");
    made.press("ann/spells/ice");

    expect([made.picked, made.main?.word]).toEqual([["ann/spells/ice"], "cast ice"]);
  });

  test("acts at once where somebody likes it so", () => {
    const { made, sent } = acting(CAST, [], true);
    made.press("ann/spells/ice");

    expect(sent).toEqual(["cast ice"]);
  });

  test("on what does not glow asks why, once for each reason", async () => {
    const { made, wondered } = acting(CAST, [{ text: "full" }, { text: "full", rule: "M19.2" }, { text: "later" }]);
    made.press("ann/support");
    expect([made.asked, made.rulings, wondered]).toEqual(["ann/support", null, ["ann/support"]]);

    await Promise.resolve();
    await Promise.resolve();
    expect(made.rulings?.map((one) => one.text)).toEqual(["full", "later"]);
  });
});

test("whoever asks why keeps what was picked", () => {
  const { made } = acting(CAST);
  made.press("ann/spells/ice");
  made.press("map/bad-ass");

  expect([made.picked, made.main?.word, made.asked]).toEqual([["ann/spells/ice"], "cast ice", "map/bad-ass"]);
});

describe("a drop", () => {
  test("is the same as both presses", () => {
    const { made, sent } = acting(WALK);

    expect([made.reaches("ann/spot").sort(), made.drop("ann/spot", "map/slice"), sent]).toEqual([["map/skund", "map/slice"], true, ["walk slice"]]);
  });

  test("where nothing can be put does nothing", () => {
    const { made, sent } = acting(WALK);

    expect([made.drop("ann/spot", "map/bad-ass"), sent]).toEqual([false, []]);
  });
});
