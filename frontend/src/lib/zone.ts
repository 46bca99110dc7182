// A zone of pieces: one stop for Tab, arrows go to the nearest piece in their direction.

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function pieces(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("button[data-at]")].filter((one) => one.offsetParent !== null && one.closest("[data-zone]") === zone);
}

function middle(piece: HTMLElement): [number, number] {
  const box = piece.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

// What lies that way: near ahead beats near aside.
function neighbour(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const [ox, oy] = middle(one);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (one === from || ahead <= 1) continue;
    if (ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}

export function zone(node: HTMLElement): { destroy: () => void } {
  node.dataset.zone = "";
  const settle = () => {
    const all = pieces(node);
    const first = all.find((one) => one.tabIndex === 0 && one === document.activeElement) ?? all.find((one) => one.dataset.state !== "quiet") ?? all[0];
    for (const one of all) one.tabIndex = one === first ? 0 : -1;
    for (const one of node.querySelectorAll<HTMLElement>("[data-scrolls]")) one.tabIndex = 0; // so that keys can scroll it
  };
  const key = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const from = event.target as HTMLElement;
    if (!way || event.altKey || event.ctrlKey || event.metaKey || !from.matches("button[data-at]")) return;
    const next = neighbour(from, pieces(node), way);
    event.preventDefault();
    if (!next) return;
    for (const one of pieces(node)) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  };
  node.addEventListener("keydown", key);
  node.addEventListener("focusin", settle);
  let frame = 0; // zones that change together look together, once the page is laid out anyway
  const soon = () => (frame ||= requestAnimationFrame(() => ((frame = 0), settle())));
  const watch = new MutationObserver(soon);
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-state"] });
  soon();
  return {
    destroy() {
      cancelAnimationFrame(frame);
      watch.disconnect();
      node.removeEventListener("keydown", key);
      node.removeEventListener("focusin", settle);
    },
  };
}
