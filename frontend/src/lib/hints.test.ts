import { beforeEach, expect, test } from "vitest";
import { Hints } from "./hints.svelte";
import { speak, t } from "./texts.svelte";
import type { Table } from "./table.svelte";

const ADVICE = {
  answer: "roll",
  stake: "win",
  thoughts: [
    { answer: "roll", reasons: [], phrase: "Roll.", text: "Roll: won in 40 of 100.", expected: 38.2, tries: 40 },
    { answer: "run", reasons: [{ text: "It is safe." }], phrase: "Run", text: "Run: won in 30 of 100." },
  ],
  text: "The sheep is solved more often.",
  how: "Seen in 40 games.",
};
let asked: unknown[] = [];

function table(change: Record<string, unknown> = {}): Table {
  const post = (message: unknown) => (asked.push(message), Promise.resolve({ hint: ADVICE }));
  const found = { asked: true, watching: false, entry: {}, room: { hints: true }, seat: "ann", seeing: { version: 3 }, notice: "", post, ...change };
  return found as never;
}

beforeEach(() => (asked = []));

test("a hint is asked for once, then the next best is shown, then the first again", async () => {
  const hints = new Hints(table());
  await hints.ask();
  expect([hints.shown?.answer, hints.reason]).toEqual(["roll", ADVICE.text]);
  await hints.ask();
  expect([hints.shown?.answer, hints.reason]).toEqual(["run", "It is safe."]);
  await hints.ask();
  expect(hints.shown?.answer).toBe("roll");
  expect(asked).toEqual([{ do: "hint", seat: "ann" }]);
});

test.each([
  ["win", 38.2, "You then win about 4 of 10 such games."],
  ["win", 3.4, "You then win about 3 of 100 such games."],
  ["together", 96.6, "All of you then win about 97 of 100 such games."],
  ["points", 41.7, "About 42 points can then be expected."],
])("what can be expected is said plainly: %s, %d", async (stake, expected, said) => {
  await speak("en");
  const [thought] = ADVICE.thoughts;
  const post = () => Promise.resolve({ hint: { ...ADVICE, stake, thoughts: [{ ...thought, expected, tries: 40 }] } });
  const hints = new Hints(table({ post }));
  await hints.ask();

  expect([hints.title, hints.worth]).toEqual(["Best: Roll", said]);
});

test("what is no better than others is not called the best", async () => {
  await speak("en");
  const [thought] = ADVICE.thoughts;
  const told = { id: "points", values: { when: "now", n: 2, sure: "yes" }, text: "At once there are more points." };
  const even = { ...thought, reasons: [told, { id: "even", values: { than: "run" }, text: "No clear difference." }] };
  const hints = new Hints(table({ post: () => Promise.resolve({ hint: { ...ADVICE, thoughts: [even] } }) }));
  await hints.ask();

  expect(hints.title).toBe("Good: Roll");
});

test("a table that gives no hints says so and asks nobody", async () => {
  const one = table({ room: { hints: false } });
  await new Hints(one).ask();
  expect([one.notice, asked]).toEqual([t("hints-off"), []]);
});

test("advice that comes too late is not shown", async () => {
  const one = table();
  const hints = new Hints(one);
  const coming = hints.ask();
  Object.assign(one, { seeing: { version: 4 } });
  await coming;
  expect(hints.shown).toBeNull();
});

test("what ended in every try is told as it ended, none included", async () => {
  const [thought] = ADVICE.thoughts;
  const post = () => Promise.resolve({ hint: { ...ADVICE, thoughts: [{ ...thought, expected: 0, tries: 40, ended: true }] } });
  const hints = new Hints(table({ post }));
  await hints.ask();
  expect(hints.worth).toBe("You then win about 0 of 100 such games.");
});
