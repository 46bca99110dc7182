// Who decides what, the options as buttons, and what is asked of the table.

import { announce, button, dialog, fill, h, t } from "./dom.js";

const FEW = 10; // options that need no groups

// What the options of a question touch: how many options at each address.
export function touching(question) {
  const found = new Map();
  for (const option of question?.options ?? []) {
    for (const at of new Set(option.touches ?? [])) found.set(at, (found.get(at) ?? 0) + 1);
  }
  return found;
}

export function numbered(question, picked) {
  const all = (question?.options ?? []).map((option, n) => ({ ...option, phrase: question.phrases?.[n] || option.word }));
  return picked ? all.filter((option) => option.touches?.includes(picked)) : all;
}

export function drawPrompt(holder, table) {
  const question = table.question;
  const asked = table.asked;
  const focus = holder.contains(document.activeElement);
  holder.classList.toggle("mine", asked);
  const options = asked ? numbered(question, table.picked) : [];
  fill(
    holder,
    h("div", { class: "asks" }, h("h2", {}, table.headline()), table.sentence() ? h("p", { class: "text" }, table.sentence()) : null, table.cause ? h("p", { class: "small cause" }, table.cause) : null),
    table.reading ? h("p", { class: "detail" }, h("b", {}, table.reading.name), ` ${table.reading.text} `, button("×", () => table.read(null), { class: "quiet small", "aria-label": t("close") })) : null,
    table.notice ? h("p", { class: "bad", role: "alert" }, table.notice) : null,
    vote(table),
    table.picked ? h("p", { class: "row" }, h("span", { class: "small" }, t("shown", { n: options.length, all: question.options.length })), button(t("all"), () => table.pick(null), { class: "quiet" })) : null,
    options.length ? h("div", { class: "options", role: "group", "aria-label": t("your-options") }, grouped(options, table)) : null,
    deeds(table),
  );
  if (focus && asked) holder.querySelector(".options button")?.focus({ preventScroll: true });
}

// Many options stand together by what they do; the heading is what their phrases begin with.
function grouped(options, table) {
  let number = 0;
  const press = (option) => {
    number += 1;
    const key = number <= 9 ? String(number) : null;
    return button(
      [key ? h("kbd", { "aria-hidden": "true" }, key) : null, h("span", {}, option.phrase)],
      () => table.answer(option.word),
      { class: options.length === 1 ? "option go" : "option", "data-word": option.word, "data-key": key, disabled: table.busy },
    );
  };
  if (options.length <= FEW) return options.map(press);
  const groups = Map.groupBy ? Map.groupBy(options, (option) => option.verb) : group(options);
  return [...groups.values()].map((some) => {
    const heading = some.length > 2 ? beginning(some) : "";
    return h("div", { class: "group" }, heading ? h("p", { class: "small heading" }, `${heading}…`) : null, some.map(press));
  });
}

function group(options) {
  const found = new Map();
  for (const option of options) found.set(option.verb, [...(found.get(option.verb) ?? []), option]);
  return found;
}

function beginning(options) {
  const words = options.map((option) => option.phrase.split(" "));
  let shared = 0;
  while (words.every((one) => shared < one.length - 1 && one[shared] === words[0][shared])) shared += 1;
  return words[0].slice(0, shared).join(" ");
}

function vote(table) {
  const ask = table.room?.ask;
  if (!ask) return null;
  const key = ask.kind === "undo" ? "ask-undo" : "ask-handover";
  const text = t(key, { player: table.called(ask.by), other: table.called(ask.of) });
  const mine = table.mine.find((seat) => ask.waiting.includes(seat));
  const say = (yes) => () => table.post({ do: "agree", seat: mine, ask: ask.number, yes });
  return h(
    "div",
    { class: "vote", role: "status" },
    h("p", {}, text),
    mine
      ? h("p", { class: "row" }, button(t("agree"), say(true), { class: "go" }), button(t("disagree"), say(false)))
      : h("p", { class: "small" }, t("ask-waiting", { players: ask.waiting.map((seat) => table.called(seat)).join(", ") })),
  );
}

function deeds(table) {
  if (table.watching) return null;
  const undo = table.undo;
  const blocked = undo && !undo.free;
  const why = !undo ? t("undo-none") : blocked ? undo.wall || t("undo-since") : "";
  return h(
    "div",
    { class: "deeds" },
    h(
      "p",
      { class: "row" },
      button(t(blocked ? "undo-ask" : "undo"), () => table.takeBack(), { class: "quiet", id: "undo", "aria-disabled": String(!undo || Boolean(table.room?.ask)), "aria-describedby": why ? "why-undo" : null }),
      table.asked ? button(t("refused"), () => refused(table), { class: "quiet" }) : null,
    ),
    why ? h("p", { class: "small", id: "why-undo" }, why) : null,
  );
}

async function refused(table) {
  const told = await table.post({ do: "question", seat: table.seat, refused: true });
  const reasons = [...new Set((told.refused ?? []).map((ruling) => ruling.text))];
  const list = reasons.map((text) => h("li", {}, cited(text, table)));
  dialog(t("refused"), reasons.length ? h("ul", { class: "reasons" }, list) : h("p", {}, t("refused-none")));
}

// A reason, with its rule as a button that shows the rule.
function cited(text, table) {
  const found = /^(.*)\[([A-Z]-?[\w.-]+)\]\s*$/s.exec(text);
  if (!found) return text;
  const rule = button(found[2], () => table.rule(found[2], rule), { class: "quiet small rule" });
  return [found[1], rule];
}

export function proclaim(table) {
  if (table.asked) announce(`${table.headline()}. ${table.sentence()}`, true);
}
