// Home: set up a table, go on at one, join one.

import { $, announce, button, copy, download, fill, h, language, t } from "./dom.js";
import { ask, forget, keep, keepMe, me, tables, take, tokenIn } from "./kept.js";

export function home(games, locked) {
  const main = $("#main");
  main.className = "home";
  fill($("#where"));
  fill(
    main,
    h(
      "section",
      { class: "hero" },
      h("img", { src: "/page/moon.svg", alt: "", width: 120, height: 120 }),
      h("div", {}, h("h1", {}, t("title")), h("p", { class: "large" }, t("tagline")), h("p", {}, t("pitch"))),
    ),
    h("div", { class: "columns" }, setup(games, locked), h("div", { class: "side" }, mine(games, locked), join())),
  );
}

// Everything that is asked before a table is opened.
function setup(games, locked) {
  const chosen = { game: games[0], players: 2, seats: [], options: {}, title: "" };
  const form = h("form", { class: "panel setup", onsubmit: (event) => open(event, chosen, form, locked) });
  const draw = () => {
    const focus = document.activeElement?.id;
    fill(form, h("h2", {}, t("new")), cards(games, chosen, draw), people(chosen, draw), agreed(chosen), opening(chosen));
    if (focus) document.getElementById(focus)?.focus();
  };
  choose(chosen, games[0]);
  draw();
  return form;
}

function choose(chosen, game) {
  const [least, most] = game.players;
  chosen.game = game;
  chosen.options = {};
  chosen.players = Math.min(Math.max(chosen.players, least, 2), most);
  seat(chosen);
}

function seat(chosen) {
  while (chosen.seats.length < chosen.players) {
    const first = chosen.seats.length === 0;
    chosen.seats.push({ who: first ? "me" : "friend", name: first ? me().name : "" });
  }
  chosen.seats.length = chosen.players;
}

function cards(games, chosen, draw) {
  return h(
    "fieldset",
    { class: "games" },
    h("legend", {}, t("choose-game")),
    games.map((game) => {
      const picked = game === chosen.game;
      const pick = () => {
        choose(chosen, game);
        draw();
      };
      return h(
        "label",
        { class: picked ? "game picked" : "game" },
        h("input", { type: "radio", name: "game", id: `game-${game.id}`, value: game.id, checked: picked, onchange: pick }),
        h("img", { src: `/page/${game.id}.svg`, alt: "", width: 120, height: 80 }),
        h("span", { class: "title" }, game.name),
        h("span", { class: "small" }, t("for-players", { least: game.players[0], most: game.players[1] })),
        h("span", { class: "small" }, game.text),
      );
    }),
  );
}

function people(chosen, draw) {
  const [least, most] = chosen.game.players;
  const numbers = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  const count = h(
    "select",
    {
      id: "players",
      onchange: (event) => {
        chosen.players = Number(event.target.value);
        seat(chosen);
        draw();
      },
    },
    numbers.map((n) => h("option", { value: n }, n)),
  );
  count.value = chosen.players;
  return h(
    "fieldset",
    {},
    h("legend", {}, t("who-sits")),
    h("p", { class: "row" }, h("label", { for: "players" }, t("players")), count),
    chosen.seats.map((one, n) => place(one, n)),
  );
}

function place(one, n) {
  const who = h(
    "select",
    { id: `who-${n}`, "aria-label": t("who-of-seat", { n: n + 1 }), onchange: (event) => (one.who = event.target.value) },
    ["me", "friend", "bot", "thinker"].map((id) => h("option", { value: id }, t(`who-${id}`))),
  );
  who.value = one.who;
  const name = h("input", {
    id: `name-${n}`,
    maxlength: 24,
    value: one.name,
    autocomplete: "off",
    placeholder: t("name"),
    "aria-label": t("name-of-seat", { n: n + 1 }),
    oninput: (event) => (one.name = event.target.value),
  });
  return h("p", { class: "row seat" }, h("span", { class: "number" }, n + 1), who, name);
}

function agreed(chosen) {
  const shown = chosen.game.options.map((option) => [option, Object.keys(option.choices).length > 0]);
  const main = shown.filter(([, choices]) => choices).map(([option]) => selected(option, chosen));
  const flags = shown.filter(([, choices]) => !choices).map(([option]) => flagged(option, chosen));
  return [
    main.length ? h("fieldset", {}, h("legend", {}, t("options")), main) : null,
    flags.length ? h("details", {}, h("summary", {}, t("more-options")), flags) : null,
  ];
}

function selected(option, chosen) {
  const id = `option-${option.id}`;
  const choice = h(
    "select",
    { id, onchange: (event) => (chosen.options[option.id] = event.target.value) },
    Object.entries(option.choices).map(([value, name]) => h("option", { value }, name)),
  );
  choice.value = chosen.options[option.id] ?? option.default;
  return h("p", { class: "row" }, h("label", { for: id }, option.name), choice);
}

function flagged(option, chosen) {
  const flip = (event) => (chosen.options[option.id] = event.target.checked ? "on" : "off");
  const box = h("input", { type: "checkbox", id: `option-${option.id}`, checked: chosen.options[option.id] === "on", onchange: flip });
  return h("label", { class: "flag" }, box, h("span", {}, h("b", {}, option.name), option.text ? ` ${option.text}` : ""));
}

function opening(chosen) {
  const title = h("input", {
    id: "title",
    maxlength: 80,
    value: chosen.title,
    autocomplete: "off",
    oninput: (event) => (chosen.title = event.target.value),
  });
  return [
    h("p", { class: "row" }, h("label", { for: "title" }, t("table-title")), title),
    h("p", { role: "alert", class: "bad", hidden: true }),
    h("button", { class: "go wide", id: "open" }, t("open")),
  ];
}

async function open(event, chosen, form, locked) {
  event.preventDefault();
  const seats = chosen.seats.map((one) => ({ ...(one.who === "thinker" ? { who: "bot", bot: "thinker" } : { who: one.who }), name: one.name.trim() }));
  const own = seats.find((one) => one.who === "me");
  if (own?.name) keepMe(own.name, me().crest);
  const order = { game: chosen.game.id, seats, options: chosen.options, title: chosen.title.trim() };
  try {
    await begin(order);
  } catch (error) {
    if (error.id === "wrong-passphrase") return locked(() => location.reload());
    const alert = $("[role=alert]", form);
    alert.textContent = error.message || t("failed");
    alert.hidden = false;
  }
}

// Open a table, remember its links, and go there.
export async function begin(order) {
  const opened = await ask("/api/tables", { body: order, lang: language.now });
  const links = Object.entries(opened.seats);
  const held = links.filter((_, n) => order.seats[n]?.who === "me").map(([, link]) => tokenIn(link));
  const tokens = held.length ? held : [tokenIn(opened.host)];
  const invited = Object.fromEntries(links.filter((_, n) => order.seats[n]?.who !== "bot"));
  keep({ tokens, table: opened.table, game: order.game, title: order.title, links: invited, watcher: opened.watcher, host: tokenIn(opened.host), order });
  location.assign(`/table#${tokens[0]}`);
}

function mine(games, locked) {
  const list = tables();
  const panel = h("section", { class: "panel" }, h("h2", {}, t("tables")));
  if (!list.length) panel.append(h("p", { class: "small" }, t("tables-none")));
  else panel.append(h("ul", { class: "plain" }, list.map((entry) => row(entry, games, locked))));
  const load = h("input", { type: "file", accept: "application/json", class: "unseen", tabindex: -1, "aria-label": t("import"), onchange: (event) => readList(event, games, locked) });
  panel.append(
    h("p", { class: "small" }, t("tables-note")),
    h(
      "p",
      { class: "row" },
      list.length ? button(t("export"), () => download("coven-tables.json", JSON.stringify(list, null, 1)), { class: "quiet" }) : null,
      button(t("import"), () => load.click(), { class: "quiet" }),
      load,
    ),
  );
  return panel;
}

async function readList(event, games, locked) {
  let taken = 0;
  try {
    taken = take(JSON.parse(await event.target.files[0].text()));
  } catch {
    taken = 0;
  }
  home(games, locked);
  if (!taken) announce(t("import-bad"), true);
}

function row(entry, games, locked) {
  const game = games.find((one) => one.id === entry.game);
  const people = (entry.names ?? []).join(", ");
  const state = h("span", { class: "small" }, entry.over ? t("table-over") : "");
  if (!entry.over) standing(entry, state);
  return h(
    "li",
    { class: "table" },
    h("img", { src: game ? `/page/${game.id}.svg` : "/page/moon.svg", alt: "", width: 60, height: 40 }),
    h("span", { class: "grow" }, h("b", {}, entry.title || game?.name || t("the-table")), h("span", { class: "small" }, people), state),
    h("a", { class: "button", href: `/table#${entry.tokens[0]}` }, t("continue")),
    button("×", () => (forget(entry), home(games, locked)), { class: "quiet", "aria-label": t("forget"), title: t("forget") }),
  );
}

// Ask the server whether somebody waits for me there.
async function standing(entry, shown) {
  try {
    const found = await Promise.all(entry.tokens.map((token) => ask("/api/table", { token })));
    const wanted = found.some((one) => one.deciding === one.you && one.outcome.kind === "playing");
    shown.textContent = found[0].outcome.kind === "playing" ? (wanted ? t("table-yours") : "") : t("table-over");
    shown.classList.toggle("gold", wanted);
  } catch {
    shown.textContent = "";
  }
}

function join() {
  const field = h("input", { id: "link", autocomplete: "off", spellcheck: "false" });
  const alert = h("p", { role: "alert", class: "bad", hidden: true });
  const go = (event) => {
    event.preventDefault();
    const token = tokenIn(field.value);
    if (token) return location.assign(`/table#${token}`);
    alert.textContent = t("join-bad");
    alert.hidden = false;
    field.focus();
  };
  return h(
    "form",
    { class: "panel", onsubmit: go },
    h("h2", {}, t("join")),
    h("p", { class: "row" }, h("label", { for: "link" }, t("join-label")), field, h("button", {}, t("join-go"))),
    alert,
  );
}

// The links of a table, to be copied.
export function invitations(entry, names, sitToo) {
  const rows = Object.entries(entry.links ?? {}).map(([seat, link]) => {
    const own = entry.tokens.includes(tokenIn(link));
    const label = t(own ? "link-own" : "link-seat", { player: names[seat] ?? seat });
    return linked(label, link, own ? null : button(t("sit-too"), () => sitToo(tokenIn(link)), { class: "quiet" }));
  });
  if (entry.watcher) rows.push(linked(t("link-watch"), entry.watcher));
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return [h("p", {}, t("links-text")), rows, local ? h("p", { class: "small" }, t("local-note")) : null];
}

function linked(label, link, more) {
  const field = h("input", { readonly: true, value: link, "aria-label": label, onfocus: (event) => event.target.select() });
  const press = button(t("copy"), () => copy(link, press));
  return h("div", { class: "link" }, h("span", { class: "small" }, label), h("p", { class: "row" }, field, press, more));
}

