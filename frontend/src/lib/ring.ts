// Rings around what an answer touches, and around its button.

import { tick } from "svelte";
import { elementAt } from "./motion.svelte";

export async function touched(word: string, touches: string[]): Promise<Element[]> {
  await tick();
  const button = word ? document.querySelector(`.option[data-word="${CSS.escape(word)}"]`) : null;
  return [...touches.map((one) => elementAt(one)), button].filter((one) => one !== null);
}

// Ring them until called off.
export function ring(word: string, touches: string[]): () => void {
  let found: Element[] | null = [];
  void touched(word, touches).then((things) => {
    if (!found) return;
    found = things;
    for (const one of things) one.classList.add("hinted");
    things[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  return () => {
    for (const one of found ?? []) one.classList.remove("hinted");
    found = null;
  };
}
