// Beside the table: who sits there, what happened, what was said, how it ended.

import { $, announce, button, copy, fill, h, t } from "./dom.js";
import { again, save } from "./menu.js";
import { bell } from "./needed.js";

export function drawSeats(holder, table) {
  const { room } = table;
  const rows = Object.entries(room.seats).map(([id, seat]) => seated(id, seat, table));
  fill(holder, h("h2", {}, t("seats")), h("ul", { class: "plain" }, rows), room.watchers ? h("p", { class: "small" }, t("watchers", { n: room.watchers })) : null, bell(table, () => drawSeats(holder, table)));
}

function seated(id, seat, table) {
  const own = table.mine.includes(id);
  const bot = seat.holder === "bot";
  const state = bot ? t("computer") : own ? t("you") : seat.here ? t("here") : seat.holder === "open" ? t("open-seat") : t("away");
  const deciding = table.question?.seat === id && !table.over;
  const gone = !own && !bot && seat.holder === "person" && (!seat.here || seat.late);
  return h(
    "li",
    { class: deciding ? "person now" : "person" },
    h("span", { class: `crest crest-${seat.crest || "none"}`, "aria-hidden": "true" }, [...seat.name][0]?.toUpperCase() ?? "?"),
    h(
      "span",
      { class: "grow" },
      h("b", {}, seat.name),
      h("span", { class: "small" }, [state, seat.late ? t("late") : "", deciding ? t("decides") : ""].filter(Boolean).join(" · ")),
    ),
    own && bot ? button(t("back"), () => table.post({ do: "back", seat: id })) : null,
    own && table.mine.length > 1 && table.seat !== id && !table.curtained ? button(t("view-as", { player: seat.name }), () => ((table.seat = id), table.look(), table.draw()), { class: "quiet" }) : null,
    gone && !table.watching && !table.room.ask ? button(t("handover", { player: seat.name }), () => table.post({ do: "handover", seat: table.mine[0], of: id }), { class: "quiet small" }) : null,
    !own && seat.holder === "open" && table.entry.links?.[id] ? button(t("copy"), (event) => copy(table.entry.links[id], event.target), { class: "quiet", "aria-label": t("link-seat", { player: seat.name }) }) : null,
  );
}



export function drawLog(holder, table) {
  const log = table.now?.log ?? [];
  const first = Math.max(0, log.length - table.shown);
  const list = $("ol", holder);
  const key = `${table.seat} ${log.length} ${log.filter((line) => line.undone).length} ${table.shown} ${document.documentElement.lang}`;
  if (holder.dataset.key === key) return;
  holder.dataset.key = key;
  const bottom = !list || list.scrollTop + list.clientHeight > list.scrollHeight - 30;
  const more = first ? button(t("log-earlier"), () => ((table.shown += 500), drawLog(holder, table)), { class: "quiet" }) : null;
  const lines = log.slice(first).map((line) =>
    h("li", { class: line.undone ? "undone" : null }, line.undone ? [h("s", {}, line.text), ` (${t("undone")})`] : line.text),
  );
  const shown = h("ol", { class: "log", tabindex: 0, "aria-label": t("log"), start: first + 1 }, lines);
  fill(holder, h("h2", { tabindex: -1 }, t("log")), more, lines.length ? shown : h("p", { class: "small" }, t("log-empty")));
  if (bottom) shown.scrollTop = shown.scrollHeight;
}

export function drawChat(holder, table) {
  const key = `${table.chat.length} ${document.documentElement.lang}`;
  if (holder.dataset.key === key && $("#say")) return;
  const typed = $("#say")?.value ?? "";
  const focus = document.activeElement?.id === "say";
  holder.dataset.key = key;
  const lines = table.chat.map((one) => h("li", {}, h("b", {}, `${one.name || table.room?.seats[one.seat]?.name || t("watcher")}: `), one.text));
  const field = h("input", { id: "say", maxlength: 500, autocomplete: "off", "aria-label": t("chat-label"), placeholder: t("chat-label"), value: typed });
  const say = async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    await table.post({ do: "say", seat: table.mine.includes(table.seat) ? table.seat : undefined, text });
  };
  const list = h("ol", { class: "log chat", tabindex: 0, "aria-label": t("chat") }, lines);
  fill(holder, h("h2", {}, t("chat")), lines.length ? list : h("p", { class: "small" }, t("chat-empty")), h("form", { class: "row", onsubmit: say }, field, h("button", {}, t("say"))));
  list.scrollTop = list.scrollHeight;
  if (focus) $("#say").focus();
  const last = table.chat.at(-1);
  if (last && !table.mine.includes(last.seat) && Date.now() / 1000 - last.at < 5) announce(`${last.name}: ${last.text}`);
}

// How it ended: points, what can be checked, what can be kept.
export function drawEnd(holder, table) {
  const { outcome } = table.now;
  const points = Object.entries(outcome.scores ?? {});
  const best = (one, other) => other[1] - one[1];
  const rows = points.sort(best).map(([seat, n]) => h("li", { class: outcome.winners.includes(seat) ? "winner" : null }, t("points", { player: table.called(seat), n })));
  holder.append(
    h(
      "div",
      { class: "end" },
      rows.length ? h("ol", { class: "points" }, rows) : null,
      h("p", { class: "row" }, button(t("record"), () => save(table), { class: "go" }), table.entry.order ? button(t("again"), () => again(table)) : null),
      table.room.secret ? h("p", { class: "small seal" }, t("secret", { sealed: table.room.sealed, secret: table.room.secret })) : null,
    ),
  );
}
