// Puts a panel beside a thing on the table, where there is room, and keeps it there.

import { elementAt } from "./motion.svelte";

const GAP = 10;

export function beside(panel: HTMLElement, at: string): { update: (at: string) => void; destroy: () => void } {
  let address = at;
  const place = () => {
    const thing = elementAt(address)?.getBoundingClientRect();
    const own = panel.getBoundingClientRect();
    const [width, height] = [innerWidth, innerHeight];
    if (!thing) return put(panel, (width - own.width) / 2, (height - own.height) / 2);
    const roomy = width >= 600;
    const left = thing.right + GAP + own.width < width ? thing.right + GAP : thing.left - GAP - own.width;
    if (roomy && left > 0) return put(panel, left, clamp(thing.top, height - own.height));
    const above = thing.top - GAP - own.height;
    put(panel, clamp(thing.left + thing.width / 2 - own.width / 2, width - own.width), above > 0 ? above : clamp(thing.bottom + GAP, height - own.height));
  };
  place();
  addEventListener("resize", place);
  addEventListener("scroll", place, true);
  const watch = new ResizeObserver(place);
  watch.observe(panel);
  return {
    update(next) {
      address = next;
      place();
    },
    destroy() {
      watch.disconnect();
      removeEventListener("resize", place);
      removeEventListener("scroll", place, true);
    },
  };
}

// Scrolls a box until a thing lies in its middle.
export function centred(box: HTMLElement, thing: Element): void {
  const [own, there] = [box.getBoundingClientRect(), thing.getBoundingClientRect()];
  box.scrollBy({ left: there.left + there.width / 2 - own.left - own.width / 2, top: there.top + there.height / 2 - own.top - own.height / 2 });
}

function clamp(wanted: number, most: number): number {
  return Math.max(8, Math.min(wanted, most - 8));
}

function put(panel: HTMLElement, left: number, top: number): void {
  panel.style.left = `${Math.round(left)}px`;
  panel.style.top = `${Math.round(top)}px`;
}
