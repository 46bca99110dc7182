// What moves on the table: events fly from one address to the other, and others' moves are shown at reading speed.

import { tick } from "svelte";
import { kept } from "./kept.svelte";
import type { Happening } from "./types";

const LEAST = 700; // milliseconds for which a move of others is shown before the next one, at least
const MOST = 2800; // at most
const LETTER = 16; // for each letter that is told of it
const MANY = 8; // moves that wait: from here on it goes twice as fast
const FLIGHT = 260;
const LIT = 1200;

export function still(): boolean {
  return kept.settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

// The element of an address; where a thing has left, the place where it lay.
export function elementAt(at: string): HTMLElement | null {
  for (let path = at; path; path = path.slice(0, Math.max(0, path.lastIndexOf("/")))) {
    const found = [...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(path)}"]`)].find((one) => one.offsetParent !== null);
    if (found) return found;
  }
  return null;
}

// How long it takes to read what a move brought; what brought nothing needs no time.
export function reading(texts: string[]): number {
  const letters = texts.join(" ").length;
  return letters ? Math.min(MOST, LEAST + letters * LETTER) : 0;
}

interface Move {
  show: () => void;
  time: number;
}

export class Motion {
  waiting = $state(0); // moves that are not shown yet
  private moves: Move[] = [];
  private timer = 0;
  private starts: (DOMRect | null)[] = [];

  // Show a move: one's own at once, another's when there was time to read the one before.
  queue(show: () => void, time: number, own: boolean): void {
    if (own || kept.settings.pace === "fast" || document.hidden) {
      this.flush();
      show();
      return;
    }
    this.moves.push({ show, time });
    if (!this.timer) this.next();
    else this.waiting = this.moves.length;
  }

  private next(): void {
    let time = 0;
    while (this.moves.length && !time) {
      const move = this.moves.shift();
      this.waiting = this.moves.length;
      time = move?.time ?? 0;
      move?.show();
    }
    if (!time) return;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.next();
    }, this.moves.length > MANY ? time / 2 : time);
  }

  // Catch up.
  flush(): void {
    const moves = this.moves;
    this.clear();
    for (const move of moves) move.show();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.moves = [];
    this.waiting = 0;
  }

  before(events: Happening[]): void {
    this.starts = still() ? [] : events.map((event) => (event.from ? (elementAt(event.from)?.getBoundingClientRect() ?? null) : null));
  }

  async after(events: Happening[]): Promise<void> {
    const starts = this.starts;
    await tick();
    for (const [n, event] of events.slice(0, 8).entries()) {
      const end = event.to ? elementAt(event.to) : null;
      if (!end) continue;
      end.classList.add("fresh");
      setTimeout(() => end.classList.remove("fresh"), LIT);
      const start = starts[n];
      if (start) fly(start, end, n * 60);
    }
  }
}

// A copy of what arrived flies there from where it came.
function fly(start: DOMRect, end: HTMLElement, delay: number): void {
  const goal = end.getBoundingClientRect();
  if (!goal.width || !start.width) return;
  const ghost = end.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-at");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { position: "fixed", left: `${goal.left}px`, top: `${goal.top}px`, width: `${goal.width}px`, height: `${goal.height}px`, margin: "0" });
  document.body.append(ghost);
  const scale = Math.min(1, start.width / goal.width);
  const from = `translate(${start.left + start.width / 2 - goal.left - goal.width / 2}px, ${start.top + start.height / 2 - goal.top - goal.height / 2}px) scale(${scale})`;
  const flight = ghost.animate([{ transform: from, opacity: 0.9 }, { transform: "none", opacity: 0.9 }], { duration: FLIGHT, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
