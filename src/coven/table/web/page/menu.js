// What the table offers besides the game: links, names, records, reports.

import { button, dialog, download, h, t } from "./dom.js";
import { begin, invitations } from "./home.js";
import { ask, keep, keepMe, me } from "./kept.js";

const CRESTS = ["owl", "cat", "frog", "raven", "hare"];

// Whoever takes a seat says how they want to be called.
export function door(table, seat, done = () => {}) {
  const known = { ...me() };
  const taken = table.room.seats[seat];
  const name = h("input", { id: "door-name", maxlength: 24, value: (taken.name !== seat && taken.name) || known.name, autocomplete: "nickname", required: true });
  const crest = h("select", { id: "door-crest" }, CRESTS.map((id) => h("option", { value: id }, t(`crest-${id}`))));
  crest.value = taken.crest || known.crest || CRESTS[Object.keys(table.room.seats).indexOf(seat) % CRESTS.length];
  const sit = async (event) => {
    event.preventDefault();
    keepMe(name.value.trim(), crest.value);
    const told = await table.post({ do: "name", seat, name: name.value.trim(), crest: crest.value });
    if (!told.error) done();
  };
  return h(
    "form",
    { id: "door", class: "panel", onsubmit: sit },
    h("h2", {}, t("door")),
    h("p", { class: "row" }, h("label", { for: "door-name" }, t("door-text")), name),
    h("p", { class: "row" }, h("label", { for: "door-crest" }, t("crest")), crest, h("button", { class: "go" }, t("sit"))),
  );
}

export function menu(table) {
  const names = Object.fromEntries(Object.entries(table.room.seats).map(([id, seat]) => [id, seat.name]));
  const shown = dialog(
    t("table-menu"),
    table.entry.links ? [h("h3", {}, t("links")), invitations(table.entry, names, (token) => (shown.close(), sitToo(table, token)))] : null,
    table.mine.length > 1 ? curtainSetting(table) : null,
    h("p", { class: "small seal" }, t("sealed", { sealed: table.room.sealed })),
    h("p", { class: "small" }, t("keys")),
    h(
      "p",
      { class: "row" },
      table.mine.length ? button(t("rename"), () => (shown.close(), rename(table))) : null,
      button(t("record"), () => save(table)),
      button(t("report"), () => (shown.close(), report(table))),
      table.entry.host && !table.room.closed ? button(t("close-table"), () => (shown.close(), closeTable(table)), { class: "bad" }) : null,
    ),
  );
}

function curtainSetting(table) {
  const flip = (event) => {
    table.curtained = event.target.checked;
    keep((table.entry = { ...table.entry, curtain: table.curtained }));
  };
  return h("label", { class: "flag" }, h("input", { type: "checkbox", checked: table.curtained, onchange: flip }), t("curtain-setting"));
}

function rename(table) {
  const shown = dialog(t("rename"), door(table, table.mine.includes(table.seat) ? table.seat : table.mine[0], () => shown.close()));
}

// One more seat of this table in this window.
function sitToo(table, token) {
  keep((table.entry = { ...table.entry, tokens: [...table.entry.tokens.filter((one) => one !== table.entry.host), token] }));
  [table.token] = table.entry.tokens;
  history.replaceState(null, "", `/table#${table.token}`);
  table.tables.clear();
  table.wire.sit();
}

export async function save(table) {
  download(`coven-${table.game?.id ?? "game"}.json`, await ask("/api/table/record", { token: table.token, raw: true }));
}

function report(table) {
  const field = h("textarea", { id: "report", rows: 4, maxlength: 4000 });
  const send = async () => {
    download("coven-report.json", await ask("/api/table/report", { token: table.token, body: { text: field.value }, raw: true }));
    shown.close();
  };
  const shown = dialog(t("report"), h("label", { for: "report" }, t("report-text")), field, button(t("report"), send, { class: "go" }));
}

function closeTable(table) {
  const sure = async () => {
    await ask("/api/table", { token: table.entry.host, method: "DELETE" });
    shown.close();
  };
  const shown = dialog(t("close-table"), h("p", {}, t("close-sure")), button(t("close-table"), sure, { class: "bad" }));
}

export function again(table) {
  begin(table.entry.order).catch((error) => table.complain(error.message || t("failed")));
}
