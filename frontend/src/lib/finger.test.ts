import { afterEach, expect, test, vi } from "vitest";
import { fingers, meant } from "./finger";

interface Laid {
  left: number;
  top: number;
  width: number;
  height: number;
  state?: string;
}

// Small things on a large page; whatever lies there is found there.
function lay(...things: Laid[]): HTMLElement[] {
  const found = things.map(({ left, top, width, height, state }) => {
    const one = document.createElement("button");
    if (state) one.dataset.state = state;
    one.getBoundingClientRect = () => new DOMRect(left, top, width, height);
    document.body.append(one);
    return one;
  });
  const at = (x: number, y: number) => found.findLast((one) => {
    const box = one.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  document.elementFromPoint = (x, y) => at(x, y) ?? document.body;
  return found;
}

function tap(x: number, y: number, how = "touch"): void {
  dispatchEvent(Object.assign(new Event("pointerdown"), { pointerType: how }));
  document.body.dispatchEvent(new MouseEvent("click", { clientX: x, clientY: y, bubbles: true }));
}

fingers();
afterEach(() => document.body.replaceChildren());

test("a tap beside something small presses it", () => {
  const [small] = lay({ left: 100, top: 100, width: 20, height: 20 });
  const pressed = vi.fn();
  small!.addEventListener("click", pressed);

  tap(130, 110);
  tap(90, 130);

  expect(pressed).toHaveBeenCalledTimes(2);
});

test("a tap farther away, one beside something large and the press of a mouse do nothing", () => {
  const things = lay({ left: 100, top: 100, width: 20, height: 20 }, { left: 200, top: 100, width: 60, height: 60 });
  const pressed = vi.fn();
  for (const one of things) one.addEventListener("click", pressed);

  tap(134, 110);
  tap(196, 130);
  tap(130, 110, "mouse");

  expect(pressed).not.toHaveBeenCalled();
});

test("of two that are near the one is meant with which something can be done, else the nearer", () => {
  const [left, right] = lay({ left: 100, top: 100, width: 20, height: 20, state: "quiet" }, { left: 134, top: 100, width: 20, height: 20, state: "legal" });
  expect(meant(124, 110)).toBe(right);
  right!.dataset.state = "quiet";
  expect(meant(124, 110)).toBe(left);
});

test("what cannot be seen is not meant", () => {
  const [small] = lay({ left: 100, top: 100, width: 20, height: 20 });
  document.elementFromPoint = () => document.body;
  expect(small && meant(130, 110)).toBeUndefined();
});
