// Elements, texts and small things that everything needs.

let texts = {};

export const language = { now: "en" };

export function speak(page) {
  texts = page.texts;
  language.now = page.language;
  document.documentElement.lang = page.language;
}

// A text of the catalogue with its values.
export function t(key, values = {}) {
  const text = texts[key] ?? key;
  return text.replace(/\{([\w-]+)\}/g, (whole, name) => (name in values ? values[name] : whole));
}

// An element: attributes and listeners (`on…`), then what is in it. Texts are texts, never markup.
export function h(tag, attributes = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked") made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...inside.flat(Infinity).filter((one) => one !== null && one !== undefined && one !== false && one !== ""));
  return made;
}

export function fill(holder, ...inside) {
  holder.replaceChildren(...inside.flat(Infinity).filter((one) => one !== null && one !== undefined && one !== false));
}

export const $ = (selector, within = document) => within.querySelector(selector);

export function button(text, does, attributes = {}) {
  return h("button", { type: "button", onclick: does, ...attributes }, text);
}

// What a screen reader reads out: at once, or when there is time.
export function announce(text, urgent = false) {
  const region = document.getElementById(urgent ? "assertive" : "polite");
  region.textContent = "";
  setTimeout(() => (region.textContent = text), 50);
}

export function download(name, content) {
  const url = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

export async function copy(text, pressed) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = h("textarea", { value: text, class: "unseen" });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  const before = pressed.textContent;
  pressed.textContent = t("copied");
  announce(t("copied"));
  setTimeout(() => (pressed.textContent = before), 1500);
}

// A window above the page, closed by Escape or its button.
export function dialog(title, ...inside) {
  const shown = h("dialog", { "aria-label": title, onclose: () => shown.remove() });
  shown.append(
    h("h2", {}, title),
    ...inside.flat(Infinity).filter(Boolean),
    h("p", { class: "row end" }, button(t("close"), () => shown.close(), { class: "quiet" })),
  );
  document.body.append(shown);
  shown.showModal();
  return shown;
}
