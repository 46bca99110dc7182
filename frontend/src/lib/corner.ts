// Puts a panel into a corner of the table where it covers none of the things it speaks of; lower right, over the log, if it can choose.

const EDGE = 12;
const HEAD = 58;

export interface Spoken {
  of: Element[];
}

export function corner(panel: HTMLElement, spoken: Spoken): { update: (spoken: Spoken) => void; destroy: () => void } {
  let things = spoken.of;
  const place = () => {
    const { width, height } = panel.getBoundingClientRect();
    const floor = document.getElementById("prompt")?.getBoundingClientRect().top ?? innerHeight;
    const [left, right] = [EDGE, innerWidth - width - EDGE];
    const [low, high] = [Math.max(HEAD, floor - height - EDGE), HEAD];
    const spots = [[right, low], [left, low], [right, high], [left, high]] as const;
    const free = spots.find(([x, y]) => !things.some((thing) => meets(thing.getBoundingClientRect(), x, y, width, height)));
    const [x, y] = free ?? spots[0];
    panel.style.setProperty("--x", `${Math.round(x)}px`);
    panel.style.setProperty("--y", `${Math.round(y)}px`);
  };
  const watch = new ResizeObserver(place);
  watch.observe(panel);
  watch.observe(document.documentElement);
  const prompt = document.getElementById("prompt");
  if (prompt) watch.observe(prompt);
  place();
  return {
    update(next) {
      things = next.of;
      place();
    },
    destroy: () => watch.disconnect(),
  };
}

function meets(thing: DOMRect, x: number, y: number, width: number, height: number): boolean {
  return thing.width > 0 && thing.left < x + width && thing.right > x && thing.top < y + height && thing.bottom > y;
}
