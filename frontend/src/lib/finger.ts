// A finger is broad: a tap beside something small means that, if nothing else lies under the finger.

const REACH = 44; // pixels of everything that is pressed, across and down
const PRESSED = "button, a[href], input, select, textarea, summary, label";
const MEANT = "button, a[href], summary";

// How far a point lies beside a length, if what is pressed there reaches that far.
function beside(at: number, from: number, to: number): number {
  const far = Math.max(from - at, 0, at - to);
  return far <= Math.max(0, (REACH - (to - from)) / 2) ? far : Infinity;
}

// Whether somebody sees the edge that lies nearest: it is not scrolled away and nothing lies on it.
function seen(one: Element, x: number, y: number, box: DOMRect): boolean {
  const within = (at: number, from: number, to: number) => Math.min(Math.max(at, from + 1), to - 1);
  const top = document.elementFromPoint(within(x, box.left, box.right), within(y, box.top, box.bottom));
  return top !== null && one.contains(top);
}

// What a finger at a point means: the nearest, of two the one where something can be done.
export function meant(x: number, y: number): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of document.querySelectorAll<HTMLElement>(MEANT)) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const far = Math.hypot(beside(x, box.left, box.right), beside(y, box.top, box.bottom)) + (one.dataset.state === "quiet" ? REACH : 0);
    if (far < least && seen(one, x, y, box)) [best, least] = [one, far];
  }
  return best;
}

export function fingers(): void {
  let finger = false;
  addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), true);
  document.addEventListener("click", (event) => {
    if (!finger || !(event.target instanceof Element) || event.target.closest(PRESSED)) return;
    meant(event.clientX, event.clientY)?.click();
  });
}
