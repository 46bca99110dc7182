import { expect, test } from "vitest";
import { coarse } from "../outline";

test("an outline keeps to whole units", () => {
  expect(coarse("M10.4 20.6L30.2 40.4H12.5V7Z")).toBe("m10 21l20 19h-17v-33z");
});

test("many small steps end where they should", () => {
  const steps = coarse(`M0 0${"l.4.3".repeat(100)}`).match(/-?\d+/g) ?? [];
  const whole = (odd: number) => steps.map(Number).filter((_, n) => n % 2 === odd).reduce((sum, n) => sum + n, 0);

  expect([whole(0), whole(1)]).toEqual([40, 30]);
});

test("after a closed part the next one begins where the first began", () => {
  expect(coarse("m5.4 5.4l9.4 0l0 9.4zm1 1l3 3")).toBe("m5 5l10 0 0 10zm1 1l3 3");
});

test("numbers and flags of an arc may stand without anything between them", () => {
  expect(coarse("M1-1a4.6 4.6 0 01.5.5L2 0")).toBe(coarse("M1 -1 a 4.6 4.6 0 0 1 .5 .5 L 2 0"));
});
