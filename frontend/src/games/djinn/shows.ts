// What can be used now shows itself: if nothing that glows can be seen in a box that scrolls, the first such piece is brought in.

const GLOWING = '[data-state="legal"], [data-state="target"], [data-state="picked"]';

function seen(piece: HTMLElement, box: DOMRect): boolean {
  const own = piece.getBoundingClientRect();
  return own.left >= box.left - 4 && own.right <= box.right + 4 && own.top >= box.top - 4 && own.bottom <= box.bottom + 4;
}

export function shows(node: HTMLElement, _now: string): { update: (now: string) => void } {
  const look = () => {
    const pieces = [...node.querySelectorAll<HTMLElement>(GLOWING)].filter((one) => one.offsetParent !== null);
    const box = node.getBoundingClientRect();
    const [first] = pieces;
    if (!first || !box.height || pieces.some((one) => seen(one, box))) return;
    const own = first.getBoundingClientRect();
    node.scrollTo({ left: node.scrollLeft + own.left - box.left - (box.width - own.width) / 2, top: node.scrollTop + own.top - box.top - (box.height - own.height) / 2 });
  };
  requestAnimationFrame(look);
  return { update: () => void requestAnimationFrame(look) };
}
