// A table one sits at: what is told is taken in, what somebody does is said.

import { announce } from "./announce";
import type { Choice } from "./acting.svelte";
import { ask } from "./ask";
import { boxOf } from "./boxes";
import { changed, unlike, type Update } from "./changed";
import { faceOf } from "./face";
import { gamesOf } from "./games";
import { Hints } from "./hints.svelte";
import type { Answered } from "./lessons";
import { kept, tokenIn, type Kept } from "./kept.svelte";
import { called } from "./names";
import { noted } from "./noted";
import { Motion, reading } from "./motion.svelte";
import { Needed, rings, subscribe } from "./needed";
import { Scene, type Seeing } from "./scene.svelte";
import { language, speaking, stretched, t, words } from "./texts.svelte";
import type { Happening, Room, Ruling, Said, Section, Undo, View } from "./types";
import { Wire, type LineState, type Told } from "./wire";

const BEGINS = ["turn-began", "round-began"]; // steps before these belong to another decision

interface Seated extends Seeing {
  log: Happening[];
}

export interface Chip {
  to: number; // the version before it
  prompt: string;
  phrase: string;
}

export class Table extends Scene {
  entry: Kept = $state.raw({ tokens: [] });
  tables = $state.raw<Record<string, Seated>>({}); // what each seat of mine is told
  line = $state<LineState>("connecting");
  refused = $state.raw<{ message: string; text: string } | null>(null);
  mine = $state.raw<string[]>([]);
  chat = $state.raw<Said[]>([]);
  lines = $state.raw<Section[]>([]);
  cause = $state("");
  undo = $state.raw<Undo | null>(null);
  ended = $state("");
  notice = $state("");
  busy = $state(false);
  behind = $state<string | null>(null); // whoever is to look next, while the table is covered
  chips = $state.raw<Chip[]>([]);
  unread = $state(0);
  answered = $state.raw<Answered | null>(null); // what was answered here last
  lead: Answered["lead"] = null; // in a lesson: what shows the way now
  rests = $state(false); // a lesson is done: nobody is asked any more
  contacts: Record<string, unknown> = {};
  pushKey = "";
  readonly motion = new Motion();
  readonly hints = new Hints(this);
  private readonly needed = new Needed(this);
  private seats_ = $state.raw<Room | null>(null);
  private wire: Wire;
  private looking = false;
  private again = false;
  private hopes = false; // whether the others were asked for somebody here to take something back
  private takes = false; // whether somebody here takes something back
  private known: Promise<Ruling[]> | null = null;

  // Whoever only looks back at it is not called.
  constructor(readonly token: string, private readonly silent = false) {
    super();
    this.entry = kept.entryOf(token);
    if (this.entry.game) void Promise.all([boxOf(this.entry.game), faceOf(this.entry.game)]).catch(() => {}); // while the line is made
    this.wire = this.connected();
  }

  private connected(): Wire {
    const greeting = () => ({ links: this.entry.tokens, lang: language(), since: this.least(), passphrase: kept.passphrase });
    return new Wire(greeting, (told) => this.hear(told), (state, error) => this.lineIs(state, error ?? null));
  }

  private least(): number | undefined {
    const versions = Object.values(this.tables).map((table) => table.version);
    return versions.length ? Math.min(...versions) : undefined;
  }

  get seeing(): Seated | null {
    return this.tables[this.seat] ?? null;
  }

  get room(): Room | null {
    return this.seats_;
  }

  get question(): Seeing["question"] {
    return this.seeing?.question ?? null;
  }

  get asked(): boolean {
    const seat = this.question?.seat;
    return seat !== undefined && seat === this.seat && this.mine.includes(seat) && !this.room?.closed && !this.behind && !this.rests;
  }

  get over(): boolean {
    return this.seeing !== null && this.seeing.outcome.kind !== "playing";
  }

  get watching(): boolean {
    return this.mine.length === 0;
  }

  get atOnce(): boolean {
    return kept.settings.atOnce;
  }

  private asking = $derived.by((): Choice[] => {
    const question = this.question;
    if (!this.asked || !question || this.busy) return [];
    return question.options.map((option, n) => ({ ...option, phrase: stretched(question.phrases?.[n] || option.word) }));
  });

  private offered = $derived(this.asking.filter((option) => !this.face?.spare?.(option, this.asking)));

  get choices(): Choice[] { return this.offered; }
  override get every(): Choice[] { return this.asking; }

  // Another language: everything is told anew.
  async speak(): Promise<void> {
    this.tables = {};
    if (this.info) await this.furnish(this.info.id);
    await this.wire.sit();
  }

  leave(): void { this.wire.close(); }

  retry(): void {
    this.wire.now();
  }

  // Come in again, with another passphrase.
  reconnect(): void {
    this.wire.close();
    this.line = "connecting";
    this.wire = this.connected();
  }

  private lineIs(state: LineState, error: { message: string; text: string } | null): void {
    this.line = state;
    this.refused = error;
    if (state === "refused" || state === "replaced") this.wire.close();
  }

  private hear(told: Told): void {
    if (!speaking()) return void words().then(() => this.hear(told)); // the line was faster than the words
    if (told.room) this.seats_ ??= told.room as Room; // who sits here has a name before anything is read out
    if (told.tables) this.seated(told);
    if (told.room) this.enter(told.room as Room);
    if (told.said) this.say(told.said as Said);
    if ("since" in told) this.motion.queue(() => this.update(told as Update), this.timeFor(told as Update), this.mineDid(told as Update));
    if (told.tables && rings() && !this.watching && !this.over) void subscribe(this);
    if (this.room && this.seeing && !this.silent) this.needed.look();
  }

  private mineDid(told: Update): boolean {
    return told.id !== undefined || (told.undone?.length ?? 0) > 0;
  }

  // Another seat of one's own is told the same once more: that takes no time.
  private timeFor(told: Update): number {
    return told.seat === this.seat ? reading(told.texts ?? []) : 0;
  }

  private say(said: Said): void {
    this.chat = [...this.chat, said];
    if (this.mine.includes(said.seat)) return;
    this.unread += 1;
    announce(`${called(said.name || said.seat)}: ${said.text}`);
  }

  private seated(told: Told): void {
    const seats = told.tables as (Seeing & { seat: string; events: Happening[]; undone: number[]; view: View })[];
    const next: Record<string, Seated> = {};
    for (const table of seats) {
      const before = this.tables[table.seat];
      const since = before?.version ?? -1;
      const log = (before?.log ?? []).map((line) => (table.undone.includes(line.version) ? { ...line, undone: true } : line));
      const fresh = table.events.filter((event) => event.version > since || !before);
      const { board, sums, options, seats: order } = table.view;
      next[table.seat] = { version: table.version, outcome: table.outcome, question: table.question, board, sums, options, seats: order, log: [...log, ...fresh] };
    }
    this.motion.clear();
    this.tables = next;
    this.mine = seats.map((table) => table.seat).filter((seat) => seat !== "watcher");
    this.seat = this.seat in next ? this.seat : (seats[0]?.seat ?? "");
    this.chat = told.chat as Said[];
    this.contacts = (told.contacts ?? {}) as Record<string, unknown>;
    this.pushKey = String(told.push ?? "");
    this.busy = false;
    const game = seats[0]?.view.game ?? "";
    if (this.info?.id !== game || !this.box) void this.furnish(game);
    this.moved();
  }

  // The box and the look of the game.
  private async furnish(game: string): Promise<void> {
    const [box, face, games] = await Promise.all([boxOf(game), faceOf(game), gamesOf()]);
    this.info = games.find((one) => one.id === game) ?? null;
    [this.box, this.face] = [box, face];
  }

  private enter(room: Room): void {
    const renamed = Object.entries(this.seats_?.seats ?? {}).some(([seat, { name }]) => room.seats[seat]?.name !== name);
    this.seats_ = room;
    if (renamed) void this.retell();
    const names = Object.values(room.seats).map((seat) => seat.name);
    this.remember({ table: room.table, title: room.title, game: this.info?.id ?? this.entry.game ?? "", names, over: this.over, at: Date.now() });
  }

  // Somebody is called something else: what is asked is told anew.
  private async retell(): Promise<void> {
    for (const seat of Object.keys(this.tables)) {
      const told = await this.wire.post({ do: "question", ...(seat === "watcher" ? {} : { seat }) });
      const table = this.tables[seat];
      if (table && told.version === table.version) this.tables = { ...this.tables, [seat]: { ...table, question: told.question as Seeing["question"] } };
    }
  }

  remember(change: Partial<Kept>): void {
    this.entry = { ...this.entry, ...change };
    kept.keep(this.entry);
  }

  // The table has moved on; whoever has missed something asks for everything.
  private update(told: Update): void {
    const table = this.tables[told.seat];
    if (!table) return;
    if (told.since !== table.version) {
      if (told.version <= table.version) return;
      this.tables = {};
      void this.wire.sit();
      return;
    }
    const events = (told.events ?? []).map((event, n) => ({ ...event, text: told.texts?.[n] ?? event.kind }));
    const undone = told.undone ?? [];
    const struck = undone.length ? table.log.map((line) => (undone.includes(line.version) ? { ...line, undone: true } : line)) : table.log;
    const back = undone.length ? [{ version: told.version, kind: "taken-back", values: {}, reveals: "", from: "", to: "", text: t("taken-back"), undone: true }] : [];
    const question = told.question && { ...told.question, text: told.asked ?? "", phrases: told.phrases ?? [] };
    const shown = told.seat === this.seat;
    if (shown) this.motion.before(events);
    const parts = changed(table, told);
    const lines = this.entry.lesson ? events : noted(events, Object.values(this.tables).map((one) => one.log)); // a lesson looks at all of it
    this.tables = { ...this.tables, [told.seat]: { ...table, ...parts, version: told.version, outcome: told.outcome, question, log: [...struck, ...back, ...lines] } };
    if (this.answered && undone.includes(this.answered.version + 1)) this.answered = null;
    if (undone.length) this.chips = this.chips.filter((chip) => !undone.includes(chip.to + 1));
    else if (events.some((event) => BEGINS.includes(event.kind))) this.chips = [];
    if (shown) this.motion.after(events);
    if (shown && events.length && !this.silent) announce(events.map((event) => event.text).join(" "));
    if (told.seat === Object.keys(this.tables).at(-1)) this.moved();
    if (shown && undone.length && told.id === undefined && !this.takes && !this.hopes) this.notice = t("taken-back-others");
    if (undone.length) this.hopes = false;
  }

  // After a move: the seat that is asked comes to the front, behind a curtain if it hides something from the others.
  private moved(): void {
    const deciding = this.question?.seat;
    this.acting.clear();
    this.hints.clear();
    this.detail = null;
    this.notice = "";
    this.cause = "";
    this.busy = false;
    this.known = null;
    if (deciding !== undefined && this.mine.includes(deciding) && deciding !== this.seat && !this.rests) {
      const hides = (this.entry.curtain ?? true) && unlike(this.tables[this.seat]?.board, this.tables[deciding]?.board);
      this.seat = deciding;
      this.behind = hides ? deciding : null;
      this.chips = [];
    }
    if (deciding !== undefined && !this.mine.includes(deciding)) this.chips = [];
    if (this.question && this.chips[0]?.prompt === this.question.prompt) this.chips = [];
    void this.look();
    if (this.asked && !this.silent) announce(`${this.headline} ${this.question?.text ?? ""}`, true);
    else if (this.over && !this.silent) announce(`${this.headline} ${this.ended}`, true);
    document.title = this.asked && !this.silent ? `(1) ${t("title")}` : t("title");
    if (this.over && !this.entry.over) this.remember({ over: true });
  }

  get headline(): string {
    const question = this.question;
    if (this.over) return t("over");
    if (this.rests) return t("lesson-over");
    if (!question) return "";
    if (this.asked) return t("you-decide", { player: this.name(question.seat) });
    if (this.motion.waiting) return t("showing");
    if (this.room?.seats[question.seat]?.holder === "bot") return t("thinking", { player: this.name(question.seat) });
    return question.text ?? "";
  }

  // The table in lines, and what can be taken back; while one question is under way the next one waits.
  private async look(): Promise<void> {
    if (this.looking) {
      this.again = true;
      return;
    }
    this.looking = true;
    const seat = this.seat;
    const told = await this.wire.post(seat === "watcher" ? { do: "look" } : { do: "look", seat });
    this.looking = false;
    if (this.again || seat !== this.seat) {
      this.again = false;
      return this.look();
    }
    if (told.error) return;
    this.lines = told.lines as Section[];
    this.cause = String(told.cause ?? "").replaceAll(/[‹›]/g, "");
    this.undo = (told.undo ?? null) as Undo | null;
    this.ended = String(told.over ?? "");
  }

  as(seat: string): void {
    this.seat = seat;
    void this.look();
  }

  async post(message: Record<string, unknown>): Promise<Told> {
    const told = await this.wire.post(message);
    if (told.error && told.error.message !== "lost") this.notice = told.error.text;
    return told;
  }

  inquire(message: Record<string, unknown>): Promise<Told> {
    return this.wire.post(message); // whoever asks says why it was refused
  }

  send(word: string): void {
    void this.answer(word);
  }

  async answer(word: string): Promise<void> {
    const seeing = this.seeing;
    if (this.busy || !seeing) return;
    const phrase = this.every.find((choice) => choice.word === word)?.phrase ?? word;
    const prompt = seeing.question?.prompt ?? "";
    const again = this.chips.findIndex((chip) => chip.prompt === prompt); // the same question is a new beginning
    this.chips = [...(again < 0 ? this.chips : this.chips.slice(0, again)), { to: seeing.version, prompt, phrase }];
    this.busy = true;
    this.notice = "";
    this.answered = { version: seeing.version, word, lead: this.lead };
    const told = await this.wire.answer({ word, seat: this.seat, version: seeing.version });
    this.busy = false;
    if (!told.error) return;
    [this.chips, this.answered] = [this.chips.slice(0, -1), null];
    if (!["lost", "protocol-version"].includes(told.error.message)) this.notice = told.error.text;
  }

  // Take back the last choice, or all after a version.
  async takeBack(to: number | undefined = this.undo?.to): Promise<void> {
    if (!this.seeing || this.watching) return;
    if (to === undefined || this.room?.ask) return void (this.notice = t(this.room?.ask ? "asked" : "undo-none"));
    const seat = this.mine.includes(this.seat) ? this.seat : this.mine[0];
    this.takes = true;
    const told = await this.post({ do: "undo", seat, version: this.seeing.version, to });
    setTimeout(() => (this.takes = false)); // what is told of it was queued before
    this.hopes = told.done === false;
    if (this.hopes) announce(t("asked"));
  }

  // Why something may not be done: asked once a question.
  refusals(): Promise<Ruling[]> {
    if (!this.asked) return Promise.resolve([]);
    this.known ??= this.wire.post({ do: "question", seat: this.seat, refused: true }).then((told) => (told.refused ?? []) as Ruling[]);
    return this.known;
  }

  // Why nothing can be done with something: the rules that speak of it now.
  async why(at: string): Promise<Ruling[]> {
    if (this.rests || this.over || this.motion.waiting) return []; // the situation says it
    const told = await this.wire.post({ do: "why", at, ...(this.watching ? {} : { seat: this.seat }) });
    return (told.why ?? []) as Ruling[];
  }

  // What kind of moment it is, and who must decide.
  get situation(): string {
    if (this.line !== "open") return t("lost");
    if (this.motion.waiting) return t("why-behind");
    if (this.over || this.rests || this.room?.closed) return this.room?.closed ? t("closed") : this.headline;
    if (this.asked) return t("why-asked", { question: this.question?.text ?? "" });
    return this.headline;
  }

  moment(version: number): Promise<{ version: number; view: View; question: Seeing["question"] }> {
    return ask(`/api/table/moment?version=${version}`, { token: this.token });
  }

  // One more seat of this table in this window.
  async sitToo(link: string): Promise<void> {
    const tokens = [...this.entry.tokens.filter((one) => one !== this.entry.host), tokenIn(link)];
    this.remember({ tokens });
    history.replaceState(null, "", `/table#${tokens[0]}`);
    this.tables = {};
    await this.wire.sit();
  }
}
