// What things are called for those who hear the table, and in short on it.

import { t } from "../../lib/texts.svelte";
import { elementOf, valueOf } from "./board";

export function elementName(element: string): string {
  return t("madness-element", { element });
}

export function cardName(card: string): string {
  return t("madness-card", { element: elementOf(card), value: valueOf(card) });
}

export function letter(element: string): string {
  return t("madness-letter", { element });
}

export function priceName(cost: Record<string, number>): string {
  return Object.entries(cost).map(([element, n]) => `${n} ${elementName(element)}`).join(", ");
}
