// Why a computer player answered as it did.

import type { Table } from "./table.svelte";
import { t } from "./texts.svelte";
import type { Advice } from "./types";
import type { Told } from "./wire";

const BUSY = 1500; // so long until somebody busy is asked again

// What was decided, where an answer only followed from it, the first reason, and that the player may have known more.
export function said(told: Told): string {
  const advice = told.thought as Advice | undefined;
  const unseen = advice?.thoughts[0]?.reasons.find((reason) => reason.id === "unseen" && reason.text !== advice.text);
  const follows = told.follows as { text?: string } | undefined;
  return [follows?.text, advice?.text, unseen?.text].filter(Boolean).join(" ");
}

// The reason in a sentence, or why it is not told. A server thinks of one thing at a time for each page, so whoever asks
// for several is told one after the other.
export function wonder(table: Table, version: number, of: string): Promise<string> {
  const told = before.then(() => asked(table, version, of));
  before = told.catch(() => undefined);
  return told;
}
let before: Promise<unknown> = Promise.resolve();

async function asked(table: Table, version: number, of: string, tries = 6): Promise<string> {
  const told = await table.inquire({ do: "thought", version, ...(table.watching ? {} : { seat: table.seat }) });
  if (told.error?.message === "mind-busy" && tries > 1) {
    await new Promise((done) => setTimeout(done, BUSY));
    return asked(table, version, of, tries - 1);
  }
  if (!told.error && told.seat !== of) return t("bot-followed", { player: table.name(String(told.seat)) });
  return told.error ? told.error.text : said(told) || t("hint-none");
}
