// A table: what is told is taken in, what somebody does is said, and everything is shown.

import { drawBoard } from "./board.js";
import { $, announce, button, fill, h, language, t } from "./dom.js";
import { ask, entryOf, keep, passphrase } from "./kept.js";
import { door, menu } from "./menu.js";
import { callIfNeeded, sits } from "./needed.js";
import { drawPrompt, numbered, proclaim, touching } from "./prompt.js";
import { drawChat, drawEnd, drawLog, drawSeats } from "./sides.js";
import { Wire } from "./wire.js";

export class Table {
  constructor(token, games, locked) {
    this.token = token;
    this.games = games;
    this.locked = locked;
    this.entry = entryOf(token);
    this.tables = new Map(); // what each seat of mine is told
    this.chat = [];
    this.room = null;
    this.mine = [];
    this.seat = null;
    this.line = "connecting";
    this.curtained = this.entry.curtain ?? true;
    this.shown = 120; // lines of the log
    this.frame();
    this.keys = (event) => this.key(event);
    addEventListener("keydown", this.keys);
    this.connect();
  }

  connect() {
    this.wire?.close();
    this.wire = new Wire(() => this.greeting(), (told) => this.hear(told), (state, error) => this.lineIs(state, error));
  }

  leave() {
    removeEventListener("keydown", this.keys);
    this.wire.close();
  }

  greeting() {
    const versions = [...this.tables.values()].map((table) => table.version);
    const since = versions.length ? Math.min(...versions) : undefined;
    return { links: this.entry.tokens, lang: language.now, since, passphrase: passphrase() };
  }

  // Another language: everything is told anew.
  speak(games) {
    this.games = games;
    this.tables.clear();
    this.frame();
    this.wire.sit();
  }

  lineIs(state, error) {
    this.line = state;
    this.refusal = error;
    if (state === "refused" && error.message === "wrong-passphrase") {
      this.wire.close();
      return this.locked(() => (this.frame(), this.connect()));
    }
    if (state === "refused" || state === "replaced") this.wire.close();
    this.drawLine();
  }

  hear(told) {
    if (told.tables) this.seated(told);
    if (told.room) this.enter(told.room);
    if (told.tables) sits(this);
    if (told.said) this.chat.push(told.said);
    if ("since" in told) this.update(told);
    if (told.said) drawChat($("#chat"), this);
    if (told.tables || told.room) this.draw();
    callIfNeeded(this);
  }

  seated(told) {
    for (const table of told.tables) {
      const before = this.tables.get(table.seat);
      const known = before?.version ?? -1;
      const log = (before?.log ?? []).map((line) => (table.undone.includes(line.version) ? { ...line, undone: true } : line));
      const fresh = table.events.filter((event) => event.version > known || !before);
      this.tables.set(table.seat, { ...table, board: table.view.board, log: [...log, ...fresh] });
    }
    this.mine = told.tables.map((table) => table.seat).filter((seat) => seat !== "watcher");
    this.seat = this.tables.has(this.seat) ? this.seat : told.tables[0].seat;
    this.chat = told.chat;
    this.contacts = told.contacts;
    this.pushKey = told.push;
    this.options = told.tables[0].view.options;
    this.game = this.games.find((game) => game.id === told.tables[0].view.game);
    this.busy = false;
    this.moved();
  }

  enter(room) {
    this.room = room;
    const names = Object.values(room.seats).map((seat) => seat.name);
    const over = this.over;
    keep((this.entry = { ...this.entry, table: room.table, title: room.title, game: this.game?.id ?? this.entry.game, names, over }));
  }

  // The table has moved on; whoever has missed something asks for everything.
  update(told) {
    const table = this.tables.get(told.seat);
    if (!table) return;
    if (told.since !== table.version) {
      this.tables.clear();
      this.wire.sit();
      return;
    }
    const events = (told.events ?? []).map((event, n) => ({ ...event, text: told.texts?.[n] ?? event.kind }));
    const undone = told.undone ?? [];
    const back = undone.length ? [{ version: told.version, text: t("taken-back"), undone: true }] : []; // what was undone may have brought nothing
    table.log = table.log.map((line) => (undone.includes(line.version) ? { ...line, undone: true } : line)).concat(back, events);
    table.version = told.version;
    table.outcome = told.outcome;
    table.question = told.question && { ...told.question, text: told.asked, phrases: told.phrases };
    change(table.board, told);
    if (told.seat === this.seat && events.length) announce(events.map((event) => event.text).join(" "));
    if (told.seat === [...this.tables.keys()].pop()) this.moved();
  }

  // After a move: the seat that is asked comes to the front, behind a curtain if it hides something from the others.
  moved() {
    const deciding = this.question?.seat;
    this.picked = null;
    this.notice = "";
    this.reading = null;
    this.cause = "";
    this.busy = false;
    if (this.mine.includes(deciding) && deciding !== this.seat) {
      const hides = this.curtained && this.secret(this.seat, deciding);
      this.seat = deciding;
      this.behind = hides ? deciding : null;
    }
    this.look();
    this.draw();
    proclaim(this);
    document.title = this.asked ? `(1) ${t("title")}` : t("title");
    if (this.over && !this.entry.over) keep((this.entry = { ...this.entry, over: true }));
  }

  secret(one, other) {
    return JSON.stringify(this.tables.get(one)?.board) !== JSON.stringify(this.tables.get(other)?.board);
  }

  // The table in lines; while one question is under way the next one waits.
  async look() {
    if (this.looking) return (this.again = true);
    this.looking = true;
    const seat = this.seat;
    const told = await this.wire.post({ do: "look", seat: seat === "watcher" ? undefined : seat });
    this.looking = false;
    if (this.again || seat !== this.seat) {
      this.again = false;
      return this.look();
    }
    if (told.error) return undefined;
    Object.assign(this, { lines: told.lines, cause: told.cause ?? "", undo: told.undo ?? null, ended: told.over ?? "" });
    this.draw();
    $("#main").dataset.version = told.version;
    return undefined;
  }

  get now() {
    return this.tables.get(this.seat);
  }

  get question() {
    return this.now?.question ?? null;
  }

  get asked() {
    return Boolean(this.question) && this.mine.includes(this.question.seat) && this.question.seat === this.seat && !this.room?.closed;
  }

  get watching() {
    return this.mine.length === 0;
  }

  get over() {
    return Boolean(this.now) && this.now.outcome.kind !== "playing";
  }

  called(seat) {
    return this.room?.seats[seat]?.name ?? seat;
  }

  headline() {
    if (this.over) return t("over");
    if (!this.question) return "";
    const { seat } = this.question;
    if (this.asked) return this.mine.length > 1 || this.room ? t("you-decide", { player: this.called(seat) }) : "";
    if (this.room?.seats[seat]?.holder === "bot") return t("thinking", { player: this.called(seat) });
    return this.question.text ?? "";
  }

  sentence() {
    if (this.over) return this.ended ?? "";
    if (this.room?.closed) return t("closed");
    if (this.asked) return this.question.text ?? "";
    return this.watching ? t("watching") : "";
  }

  async post(message) {
    const told = await this.wire.post(message);
    if (told.error && told.error.message !== "lost") this.complain(told.error.text);
    return told;
  }

  complain(text) {
    this.notice = text;
    this.drawAsked();
  }

  async answer(word) {
    if (this.busy) return;
    this.busy = true;
    this.notice = "";
    this.drawAsked();
    const told = await this.wire.answer({ word, seat: this.seat, version: this.now.version });
    this.busy = false;
    if (told.error && !["lost", "protocol-version"].includes(told.error.message)) this.complain(told.error.text);
    this.drawAsked();
  }

  async takeBack() {
    if (!this.undo || this.room?.ask) return;
    const seat = this.mine.includes(this.seat) ? this.seat : this.mine[0];
    const told = await this.post({ do: "undo", seat, version: this.now.version, to: this.undo.to });
    if (told.done === false) announce(t("asked"));
  }

  pick(at) {
    this.picked = this.picked === at ? null : at;
    this.draw();
    if (this.picked) $("#prompt .options button")?.focus({ preventScroll: true });
  }

  read(thing) {
    this.reading = thing;
    if (thing) announce(`${thing.name}. ${thing.text}`);
    this.drawAsked();
  }

  async rule(id, pressed) {
    const found = await ask(`/api/games/${this.game.id}/rules?words=${encodeURIComponent(id)}`, { lang: language.now });
    const rule = found.find((one) => one.id === id) ?? found[0];
    if (rule) pressed.after(h("span", { class: "small ruled" }, ` ${rule.text}`));
    pressed.disabled = true;
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || $("dialog[open]")) return;
    if (event.target.matches("input, textarea, select")) return;
    const does = { u: () => this.takeBack(), l: () => $("#log h2").focus(), c: () => $("#say")?.focus(), Escape: () => this.pick(null) }[event.key];
    const option = /^[1-9]$/.test(event.key) && $(`#prompt [data-key="${event.key}"]`);
    if (!does && !option) return;
    event.preventDefault();
    if (option) option.click();
    else does();
  }

  frame() {
    const main = $("#main");
    main.className = "at-table";
    fill(
      main,
      h("a", { class: "skip", href: "#prompt", onclick: (event) => (event.preventDefault(), $("#prompt button")?.focus()) }, t("skip")),
      h("h1", { class: "unseen" }, t("the-table")),
      h("p", { id: "line", role: "status" }),
      h("div", { id: "curtain", hidden: true }),
      h("div", { id: "doorway" }),
      h(
        "div",
        { class: "grid" },
        h("section", { id: "prompt", class: "panel", "aria-label": t("your-options") }),
        h("section", { id: "board", "aria-label": t("the-table") }),
        h("div", { class: "side" }, ["seats", "log", "chat"].map((id) => h("section", { id, class: "panel", "aria-label": t(id) }))),
      ),
    );
    this.drawLine();
  }

  drawLine() {
    const line = $("#line");
    if (!line) return;
    const text = { connecting: t("connecting"), lost: t("lost"), replaced: t("replaced"), refused: this.refusal?.text }[this.line];
    line.hidden = !text;
    fill(line, text ?? "", this.line === "lost" ? button(t("retry"), () => this.wire.now(), { class: "quiet" }) : null);
  }

  draw() {
    if (!this.room || !this.now) return;
    this.drawTop();
    drawSeats($("#seats"), this);
    drawChat($("#chat"), this);
    if (this.drawCurtain()) return;
    this.drawAsked();
    drawLog($("#log"), this);
  }

  drawTop() {
    const name = this.room.title || this.game?.name || "";
    const opener = button([h("span", { "aria-hidden": "true" }, "☰"), h("span", { class: "words" }, t("table-menu"))], () => menu(this), { id: "menu", "aria-label": t("table-menu") });
    fill($("#where"), h("span", { class: "name" }, name), opener);
  }

  drawAsked() {
    if (this.behind) return;
    drawPrompt($("#prompt"), this);
    if (this.over) drawEnd($("#prompt"), this);
    const counts = touching(this.asked ? this.question : null);
    const all = this.asked ? numbered(this.question).length : 0;
    const touched = (at) => (all === 1 || (counts.get(at) ?? 0) < all ? counts.get(at) ?? 0 : 0);
    const { picked } = this;
    drawBoard($("#board"), this.lines ?? [], { touched, picked, pick: (at) => this.pick(at), read: (one) => this.read(one) });
    this.drawDoor();
  }

  // A curtain hides everything until the next player says that only they look.
  drawCurtain() {
    const curtain = $("#curtain");
    curtain.hidden = !this.behind;
    $("#main").classList.toggle("behind", Boolean(this.behind));
    if (!this.behind) return false;
    const player = this.called(this.behind);
    const show = () => {
      this.behind = null;
      this.draw();
      $("#prompt .options button")?.focus();
    };
    for (const id of ["#prompt", "#board", "#log"]) fill($(id));
    delete $("#log").dataset.key;
    fill(curtain, h("h2", {}, t("curtain", { player })), h("p", {}, t("curtain-text", { player })), button(t("curtain-show"), show, { class: "go" }));
    $("button", curtain).focus();
    return true;
  }

  // Whoever comes through the door is asked for a name.
  drawDoor() {
    const open = this.mine.find((seat) => this.room.seats[seat]?.holder === "open");
    const doorway = $("#doorway");
    if (doorway.dataset.seat === (open ?? "")) return; // nothing that was typed is lost
    doorway.dataset.seat = open ?? "";
    fill(doorway, open ? door(this, open) : null);
  }
}

// Change a board as an update says; the board is only compared, never drawn.
function change(board, told) {
  const place = (path) => {
    const [first, rest] = [path.split("/", 1)[0], path.slice(path.indexOf("/") + 1)];
    return path.includes("/") ? [board[first], rest] : [board, path];
  };
  for (const path of told.gone ?? []) {
    if (path.startsWith("sums/")) continue;
    const [holder, name] = place(path);
    delete holder[name];
  }
  for (const [path, value] of Object.entries(told.changed ?? {})) {
    if (path.startsWith("sums/")) continue;
    const [holder, name] = place(path);
    holder[name] = value;
  }
}
