// The table in lines: sections with facts and labelled lines of things. Whatever an option touches glows.

import { fill, h, t } from "./dom.js";

const folded = new Map(); // sections that somebody opened or closed, by their names

// `touched` tells how many options touch an address; `pick` is told the address, `read` the thing.
export function drawBoard(holder, sections, { touched, picked, pick, read }) {
  const focus = document.activeElement?.dataset?.at;
  const small = matchMedia("(max-width: 700px)").matches;
  const piece = (one, label = false) => drawPiece(one, { touched, picked, pick, read, label });
  fill(
    holder,
    sections.map((section, n) => {
      const key = section.seat ? `seat ${section.seat}` : section.title;
      const open = folded.get(key) ?? !(small && section.seat && n > 3);
      const fold = (event) => folded.set(key, event.target.open);
      return h(
        "details",
        { class: section.seat ? "panel section seat" : "panel section", open, ontoggle: fold },
        h("summary", {}, h("h3", {}, section.title)),
        section.facts?.length ? h("p", { class: "facts" }, section.facts.map((one) => piece(one))) : null,
        section.lines?.length ? h("dl", {}, section.lines.map((line) => drawLine(line, piece))) : null,
      );
    }),
  );
  if (focus) holder.querySelector(`[data-at="${CSS.escape(focus)}"]`)?.focus();
}

function drawLine(line, piece) {
  const label = line.label ? (line.at ? piece({ name: line.label, at: line.at }, true) : line.label) : "";
  const things = (line.pieces ?? []).map((one) => piece(one));
  const text = line.text ? h("span", { class: "said" }, line.text) : null;
  const nothing = !things.length && !line.text ? h("span", { class: "none" }, "–") : null;
  return h("div", { class: line.label ? "line" : "line wide" }, line.label ? h("dt", {}, label) : null, h("dd", {}, things, text, nothing));
}

function drawPiece(one, { touched, picked, pick, read, label }) {
  const glows = one.at && touched(one.at) > 0;
  const classes = ["piece", one.look && `look-${one.look}`, glows && "glows", one.warn && "warn", label && "label"];
  if (one.at && one.at === picked) classes.push("picked");
  const inside = [
    h("span", { class: "called" }, one.name),
    one.n > 1 || one.n === 0 ? h("span", { class: "times" }, `×${one.n}`) : null,
    one.state ? h("span", { class: "state" }, one.state) : null,
  ];
  const name = classes.filter(Boolean).join(" ");
  if (!glows && !one.text) return h("span", { class: name }, inside);
  const press = () => {
    if (one.text) read(one);
    if (glows) pick(one.at);
  };
  return h(
    "button",
    { type: "button", class: name, title: one.text || null, "data-at": one.at || null, "aria-pressed": glows ? String(one.at === picked) : null, onclick: press },
    inside,
  );
}
