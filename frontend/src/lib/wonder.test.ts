import { expect, test } from "vitest";
import type { Table } from "./table.svelte";
import { said, wonder } from "./wonder";

const ADVICE = { answer: "cast ice x2", thoughts: [{ reasons: [{ id: "unseen", text: "Bob may know more." }] }], text: "A curse is broken." };

test("what only followed from a decision begins with that decision", () => {
  expect(said({ thought: ADVICE, follows: { version: 3, answer: "cast ice x2", text: "This follows from: Cast Ice twice." } })).toBe("This follows from: Cast Ice twice. A curse is broken. Bob may know more.");
});

test("a decision is told by its reason alone", () => {
  expect(said({ thought: { ...ADVICE, thoughts: [] } })).toBe("A curse is broken.");
});

test("who asks for several reasons at once is told each, one after the other", async () => {
  let thinking = 0;
  const inquire = async ({ version }: { version: number }) => {
    expect(++thinking).toBe(1); // a server refuses to think of two things at a time
    await new Promise((done) => setTimeout(done));
    thinking--;
    return { seat: "bob", thought: { ...ADVICE, thoughts: [], text: `Reason ${version}.` } };
  };
  const table = { inquire, seat: "ann", watching: false } as unknown as Table;
  expect(await Promise.all([3, 7, 9].map((version) => wonder(table, version, "bob")))).toEqual(["Reason 3.", "Reason 7.", "Reason 9."]);
});

test("a reason that cannot be told keeps nobody from the next", async () => {
  const inquire = ({ version }: { version: number }) => (version === 1 ? Promise.reject(new Error("gone")) : Promise.resolve({ seat: "bob", thought: { ...ADVICE, thoughts: [] } }));
  const table = { inquire, seat: "ann", watching: false } as unknown as Table;
  const [first, second] = await Promise.allSettled([wonder(table, 1, "bob"), wonder(table, 2, "bob")]);
  expect([first?.status, second?.status]).toEqual(["rejected", "fulfilled"]);
});
