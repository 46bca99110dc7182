// Dragging a piece from one address to another with a mouse or pen: the same as pressing both.

import type { Scene } from "./scene.svelte";

const FAR = 8; // pixels until a press becomes a drag
const NEAR = 40;

function addressAt(x: number, y: number): string {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-at]");
  return under?.dataset.at ?? "";
}

// The target nearest to the pointer, if it is near enough.
function snapped(x: number, y: number, targets: Set<string>): string {
  const under = addressAt(x, y);
  if (targets.has(under)) return under;
  let best = "";
  let least = NEAR;
  for (const at of targets) {
    for (const one of document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)) {
      const box = one.getBoundingClientRect();
      const far = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      if (far < least) [best, least] = [at, far];
    }
  }
  return best || under;
}

function swallow(click: Event): void {
  click.stopImmediatePropagation();
  click.preventDefault();
}

export function drags(piece: HTMLElement, scene: Scene, at: string, down: PointerEvent): void {
  if (down.pointerType === "touch" || down.button !== 0) return;
  const targets = new Set(scene.acting.reaches(at));
  let ghost: HTMLElement | null = null;

  const move = (event: PointerEvent) => {
    if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
    ghost ??= lifted(piece, targets);
    ghost.style.transform = `translate(${event.clientX - down.clientX}px, ${event.clientY - down.clientY}px)`;
  };
  const end = (event: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    for (const one of document.querySelectorAll(".reach")) one.classList.remove("reach");
    addEventListener("click", swallow, true); // the click of this drag, if it makes one: the next one is meant
    setTimeout(() => removeEventListener("click", swallow, true));
    if (event.type === "pointercancel") return;
    const to = snapped(event.clientX, event.clientY, targets);
    if (to && to !== at && scene.acting.drop(at, to)) return;
    const meant = to && to !== at ? to : at;
    if (meant === at && targets.size) return; // it could go somewhere else
    scene.detail = { at: meant, kind: "", id: "" }; // nothing goes there: why
    void scene.acting.wonder(meant);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function lifted(piece: HTMLElement, targets: Set<string>): HTMLElement {
  const box = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-at");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: "0", opacity: "0.9" });
  document.body.append(ghost);
  for (const at of targets) for (const one of document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)) one.classList.add("reach");
  return ghost;
}
