// Hints: what the computer would answer here, and why; asked again, its next best.

import { announce } from "./announce";
import type { Table } from "./table.svelte";
import { t } from "./texts.svelte";
import type { Advice, Thought } from "./types";

export class Hints {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  at = $state(0); // which thought is shown
  private version = -1;

  constructor(private readonly table: Table) {}

  get allowed(): boolean {
    return this.table.room?.hints === true && !this.table.watching && !this.table.entry.lesson;
  }

  get shown(): Thought | null {
    return this.advice?.thoughts[this.at] ?? null;
  }

  // The first sentence of reason for what is shown.
  get reason(): string {
    return this.at === 0 ? (this.advice?.text ?? "") : (this.shown?.reasons[0]?.text ?? "");
  }

  // All that else is to be said for it and against it.
  get more(): string {
    return (this.shown?.reasons ?? []).map((one) => one.text).filter((text) => text !== this.reason).join(" ");
  }

  // What is shown, in a few words: which it is, and what can be expected of it.
  get title(): string {
    const option = (this.shown?.phrase ?? "").replace(/\.$/, "");
    const even = this.shown?.reasons.some((reason) => reason.id === "even"); // others may be as good
    return this.at === 0 ? t(even ? "hint-even" : "hint-best", { option }) : t("hint-other", { n: this.at + 1, option });
  }

  get worth(): string {
    const { expected = 0, tries = 0, ended = false } = this.shown ?? {};
    const stake = this.advice?.stake ?? "";
    if (!tries) return "";
    if (stake !== "win" && stake !== "together") return t("hint-worth", { stake: "points", n: Math.round(expected), of: 0 });
    const tens = expected >= 5 && expected < 95; // else of 100
    return t("hint-worth", { stake, n: Math.max(ended ? 0 : 1, Math.round(tens ? expected / 10 : expected)), of: tens ? 10 : 100 });
  }

  async ask(): Promise<void> {
    const { table } = this;
    if (!this.allowed || !table.asked) return void (table.notice = t(table.room?.hints === false ? "hints-off" : "hint-later"));
    const version = table.seeing?.version ?? -1;
    if (this.advice && this.version === version) return this.next();
    if (this.thinking) return;
    this.thinking = true;
    announce(t("hint-thinking"));
    const told = await table.post({ do: "hint", seat: table.seat });
    this.thinking = false;
    if (told.error) return void (table.notice = told.error.text);
    if (table.seeing?.version !== version) return;
    [this.advice, this.version, this.at] = [told.hint as Advice, version, 0];
    this.say();
  }

  next(): void {
    this.at = (this.at + 1) % Math.max(1, this.advice?.thoughts.length ?? 1);
    this.say();
  }

  private say(): void {
    announce([this.title, this.reason, this.worth].filter(Boolean).join(" "));
  }

  clear(): void {
    this.advice = null;
  }
}
