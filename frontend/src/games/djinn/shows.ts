// What can be used now shows itself: if nothing that glows can be seen in a box that scrolls, what glows is brought in.

const GLOWING = '[data-state="legal"], [data-state="target"], [data-state="picked"]';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function inside(piece: Box, box: Box): boolean {
  return piece.left >= box.left - 4 && piece.right <= box.right + 4 && piece.top >= box.top - 4 && piece.bottom <= box.bottom + 4;
}

// What scrolls: the box itself, or the one it lies in.
function scroller(node: HTMLElement): HTMLElement {
  for (let one: HTMLElement | null = node; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return node;
}

function around(pieces: Box[]): Box {
  return {
    left: Math.min(...pieces.map((one) => one.left)),
    top: Math.min(...pieces.map((one) => one.top)),
    right: Math.max(...pieces.map((one) => one.right)),
    bottom: Math.max(...pieces.map((one) => one.bottom)),
  };
}

export function shows(node: HTMLElement, _now: string): { update: (now: string) => void } {
  let first = true;
  const look = () => {
    const box = scroller(node);
    const frame = box.getBoundingClientRect();
    const pieces = [...node.querySelectorAll<HTMLElement>(GLOWING)].filter((one) => one.offsetParent !== null).map((one) => one.getBoundingClientRect());
    const fresh = first;
    first = false;
    if (!frame.height || pieces.some((one) => inside(one, frame))) return;
    if (!pieces.length) return void (fresh && box === node && box.scrollTo({ left: (box.scrollWidth - frame.width) / 2 }));
    const whole = around(pieces);
    const fits = whole.right - whole.left <= frame.width && whole.bottom - whole.top <= frame.height;
    const goal = fits ? whole : (pieces[0] ?? whole);
    box.scrollTo({ left: box.scrollLeft + (goal.left + goal.right - frame.left - frame.right) / 2, top: box.scrollTop + (goal.top + goal.bottom - frame.top - frame.bottom) / 2 });
  };
  const soon = () => void requestAnimationFrame(() => requestAnimationFrame(look));
  soon();
  return { update: soon };
}
