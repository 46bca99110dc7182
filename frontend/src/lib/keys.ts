// Keys at a table: digits choose, Enter does the main thing, Escape goes a step back.

import type { Table } from "./table.svelte";

let pointed = false; // whether what has the focus was pressed, not reached by keys: then Enter is not meant for it
addEventListener("pointerdown", () => (pointed = true), true);
addEventListener("keydown", (event) => (pointed &&= !/^(Tab|Arrow)/.test(event.key)), true);

export function keysOf(table: Table, linear: () => void): (event: KeyboardEvent) => void {
  const go = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
  // The log or the chat, wherever it is folded away: on phones behind a tab, on middle sizes in a drawer.
  const talk = (tab: string, selector: string) => {
    const [page, turn] = [document.getElementById("main"), document.querySelector<HTMLElement>("nav.tabs [data-tab=log]")];
    if (turn?.checkVisibility()) turn.click();
    else if (page) page.dataset.drawer = "open";
    const button = document.querySelector<HTMLElement>(`[role=tab][data-of=${tab}]`);
    if (button?.ariaSelected !== "true") button?.click();
    requestAnimationFrame(() => go(selector));
  };
  const does: Record<string, () => void> = {
    h: () => void table.hints.ask(),
    u: () => void table.takeBack(),
    l: () => talk("log", "#log"),
    c: () => talk("chat", "#say"),
    s: () => table.motion.flush(),
    v: linear,
    Escape: () => (document.getElementById("main")?.removeAttribute("data-drawer"), (table.detail = null), table.hints.clear(), table.acting.clear()),
  };
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (target.matches?.("input, textarea, select")) {
      if (event.key !== "Escape") return;
      target.blur();
    }
    const digit = /^[1-9]$/.test(event.key) ? table.acting.left[Number(event.key) - 1] : undefined;
    const held = target.closest?.("button, a, [role=button]"); // what Enter would press, if it was reached by keys and is not picked already
    const main = event.key === "Enter" && !event.repeat && (!held || pointed || held.matches(".picked")) ? (table.acting.main ?? table.acting.lead) : undefined;
    const chosen = digit ?? main;
    const deed = does[event.key];
    if (!chosen && !deed) return;
    event.preventDefault();
    if (chosen) table.acting.choose(chosen);
    else deed?.();
  };
}
