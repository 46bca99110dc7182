// A question that leaves no choice passes by itself, after a moment in which it can be seen.

import { announce } from "./announce";
import { kept } from "./kept.svelte";
import { reading } from "./motion.svelte";
import type { Table } from "./table.svelte";
import { t } from "./texts.svelte";

const MOMENT = 300; // ms

// Where something has just come to light there is time to read it.
function moment(table: Table): number {
  const news = (table.seeing?.log ?? []).filter((line) => line.version === table.seeing?.version);
  return kept.settings.pace !== "fast" && news.some((line) => line.reveals) ? reading(news.map((line) => line.text)) : MOMENT;
}

// Called whenever something changes; what it gives back calls the passing off.
export function passing(table: Table): (() => void) | undefined {
  const word = table.asked && !table.busy && !table.motion.waiting ? (table.question?.forced ?? "") : "";
  const only = table.choices.find((option) => option.word === word);
  if (!only || !kept.settings.passes || table.entry.lesson || table.room?.ask) return undefined;
  const timer = setTimeout(() => {
    announce(t("passed", { answer: only.phrase }));
    table.send(word);
  }, moment(table));
  return () => clearTimeout(timer);
}
