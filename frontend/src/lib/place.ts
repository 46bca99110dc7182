// Puts a panel beside a thing on the table, where there is room and it does not cover the prompt, and keeps it there.

import { elementAt } from "./motion.svelte";

const GAP = 10;
const LEAST = 160; // pixels in which something can be read

export function beside(panel: HTMLElement, at: string): { update: (at: string) => void; destroy: () => void } {
  let address = at;
  const place = () => {
    const thing = elementAt(address)?.getBoundingClientRect();
    const bar = document.querySelector(".prompting")?.getBoundingClientRect();
    if (bar && bar.width > innerWidth * 0.9) panel.style.setProperty("--room", `${Math.max(LEAST, bar.top - 2 * GAP)}px`);
    const own = panel.getBoundingClientRect();
    const [width, height] = [innerWidth, innerHeight];
    if (!thing) return put(panel, (width - own.width) / 2, (height - own.height) / 2);
    const roomy = width >= 600;
    const left = thing.right + GAP + own.width < width ? thing.right + GAP : thing.left - GAP - own.width;
    if (roomy && left > 0) return clear(panel, own, left, clamp(thing.top, height - own.height));
    const above = thing.top - GAP - own.height;
    clear(panel, own, clamp(thing.left + thing.width / 2 - own.width / 2, width - own.width), above > 0 ? above : clamp(thing.bottom + GAP, height - own.height));
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

// Where it would lie on the prompt it goes above it, or beside it if there is no room above.
function clear(panel: HTMLElement, own: DOMRect, left: number, top: number): void {
  const bar = document.querySelector(".prompting")?.getBoundingClientRect();
  const meets = bar && left < bar.right && left + own.width > bar.left && top < bar.bottom && top + own.height > bar.top;
  if (!meets) return put(panel, left, top);
  const above = bar.top - GAP - own.height;
  const beside = bar.left - GAP - own.width;
  if (above < GAP && beside > 0) return put(panel, beside, top);
  put(panel, left, Math.max(GAP, above));
}

function put(panel: HTMLElement, left: number, top: number): void {
  panel.style.left = `${Math.round(left)}px`;
  panel.style.top = `${Math.round(top)}px`;
}
