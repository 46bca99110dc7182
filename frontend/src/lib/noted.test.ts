import { expect, test } from "vitest";
import { noted } from "./noted";
import type { Happening } from "./types";

function event(version: number, player: string | undefined, text: string): Happening {
  return { version, kind: "moved", values: { ...(player ? { player } : {}), card: "fire-1" }, reveals: "chance", from: "deck", to: `${player}/hand`, text };
}

test("a line keeps what the log shows, and nothing else", () => {
  expect(noted([event(3, "ann", "Ann draws."), event(3, undefined, "It rains.")], [])).toEqual([
    { version: 3, kind: "moved", text: "Ann draws.", values: { player: "ann" }, reveals: "", from: "", to: "" },
    { version: 3, kind: "moved", text: "It rains.", values: {}, reveals: "", from: "", to: "" },
  ]);
});

test("what two seats of one hand are told alike is kept once, what differs twice", () => {
  const ann = noted([event(3, "ann", "You draw fire."), event(4, "bob", "Bob passes.")], []);
  const bob = noted([event(3, "ann", "Ann draws."), event(4, "bob", "Bob passes.")], [ann]);

  expect(bob[1]).toBe(ann[1]);
  expect(bob[0]?.text).toBe("Ann draws.");
});
