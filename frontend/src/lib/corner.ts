// Puts a panel where it covers none of the things it speaks of: into a corner of the table, lower right over the log if it can
// choose, else below the prompt over one's own things.

const EDGE = 12;
const HEAD = 58;

export interface Spoken {
  of: Element[];
}

export function corner(panel: HTMLElement, spoken: Spoken): { update: (spoken: Spoken) => void; destroy: () => void } {
  let things = spoken.of;
  const place = () => {
    const { width, height } = panel.getBoundingClientRect();
    const prompt = document.getElementById("prompt")?.getBoundingClientRect();
    const [left, right] = [EDGE, innerWidth - width - EDGE];
    const [low, high] = [Math.max(HEAD, (prompt?.top ?? innerHeight) - height - EDGE), HEAD];
    const below = Math.min((prompt?.bottom ?? 0) + EDGE / 2, innerHeight - height);
    const corners = [[right, low], [left, low], [right, high], [left, high]] as const;
    const spots = prompt && below >= prompt.bottom ? [...corners, [right, below] as const] : corners;
    const seen = things.map((thing) => thing.getBoundingClientRect());
    const covers = ([x, y]: readonly [number, number]) => seen.reduce((sum, thing) => sum + shared(thing, x, y, width, height), 0);
    const [x, y] = spots.reduce((best, spot) => (covers(spot) < covers(best) ? spot : best));
    panel.style.setProperty("--x", `${Math.round(x)}px`);
    panel.style.setProperty("--y", `${Math.round(y)}px`);
  };
  const watch = new ResizeObserver(place);
  watch.observe(panel);
  watch.observe(document.documentElement);
  const prompt = document.getElementById("prompt");
  if (prompt) watch.observe(prompt);
  addEventListener("scroll", place, true); // what is spoken of is brought into sight
  place();
  return {
    update(next) {
      things = next.of;
      place();
    },
    destroy() {
      watch.disconnect();
      removeEventListener("scroll", place, true);
    },
  };
}

function shared(thing: DOMRect, x: number, y: number, width: number, height: number): number {
  const across = Math.min(thing.right, x + width) - Math.max(thing.left, x);
  const down = Math.min(thing.bottom, y + height) - Math.max(thing.top, y);
  return Math.max(0, across) * Math.max(0, down);
}
