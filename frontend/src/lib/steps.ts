// Of the steps of a decision those that can be read beside each other.

const ROOM = 40; // letters in one line
const LONGEST = 26; // letters of a step: the rest is cut off

// The latest ones, at least one, in their order.
export function readable<Step extends { phrase: string }>(steps: Step[]): Step[] {
  const long = (step?: Step) => Math.min(step?.phrase.length ?? 0, LONGEST);
  let from = steps.length - 1;
  let left = ROOM - long(steps[from]);
  while (from > 0 && (left -= long(steps[from - 1])) >= 0) from--;
  return steps.slice(Math.max(from, 0));
}
