// Where the page begins: the language, then home or a table.

import { $, announce, button, fill, h, language, speak, t } from "./dom.js";
import { home } from "./home.js";
import { ask, keepLanguage, keepPassphrase, keptLanguage, tables, tokenIn } from "./kept.js";
import { Table } from "./table.js";

const LANGUAGES = { en: "English", cs: "čeština", pl: "polski" };

const page = { games: [], table: null };

function preferred() {
  const wanted = [keptLanguage(), ...navigator.languages.map((one) => one.slice(0, 2))];
  return wanted.find((one) => one in LANGUAGES) ?? "en";
}

async function load(chosen) {
  try {
    const told = await ask("/api/page", { lang: chosen });
    speak(told);
    page.games = told.games;
  } catch {
    fill($("#main"), h("p", { role: "alert" }, t("failed")), button("↻", () => location.reload()));
  }
}

function header() {
  const choice = h(
    "select",
    { id: "language", "aria-label": t("language"), onchange: (event) => change(event.target.value) },
    Object.entries(LANGUAGES).map(([id, name]) => h("option", { value: id, lang: id }, name)),
  );
  choice.value = language.now;
  const mark = h("img", { src: "/page/moon.svg", alt: "", width: 32, height: 32 });
  fill(
    $("#top"),
    h("a", { class: "brand", href: "/", "aria-label": `${t("title")}, ${t("home")}` }, mark, h("span", {}, t("title"))),
    h("div", { id: "where" }),
    choice,
  );
}

async function change(chosen) {
  keepLanguage(chosen);
  await load(chosen);
  header();
  if (page.table) page.table.speak(page.games);
  else show();
  $("#language").focus();
}

function show() {
  page.table?.leave();
  page.table = null;
  const called = new URLSearchParams(location.search).get("table"); // by a notification, which knows no link
  const entry = called && tables().find((one) => one.table === called);
  if (entry) history.replaceState(null, "", `/table#${entry.tokens[0]}`);
  const token = tokenIn(location.hash);
  document.title = t("title");
  if (location.pathname === "/table" && token) page.table = new Table(token, page.games, passphrase);
  else home(page.games, passphrase);
}

// Ask for the passphrase of the server, then go on.
function passphrase(then) {
  const field = h("input", { type: "password", id: "passphrase", autocomplete: "current-password" });
  const form = h(
    "form",
    {
      class: "panel narrow",
      onsubmit: (event) => {
        event.preventDefault();
        keepPassphrase(field.value);
        then();
      },
    },
    h("h1", {}, t("passphrase")),
    h("p", {}, h("label", { for: "passphrase" }, t("passphrase-text"))),
    field,
    h("button", { class: "go" }, t("passphrase-go")),
  );
  fill($("#main"), form);
  announce(t("passphrase-text"), true);
  field.focus();
}

await load(preferred());
header();
show();
addEventListener("hashchange", show);
addEventListener("popstate", show);
