// What this browser remembers: my tables, my name, the language, the passphrase of a server.

function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing can still play
  }
}

export const me = () => read("coven.me", { name: "", crest: "" });
export const keepMe = (name, crest) => write("coven.me", { name, crest });
export const keptLanguage = () => read("coven.language", "");
export const keepLanguage = (chosen) => write("coven.language", chosen);
export const rings = () => read("coven.rings", false);
export const keepRings = (wanted) => write("coven.rings", wanted);
export const tables = () => read("coven.tables", []).filter((one) => one && Array.isArray(one.tokens) && one.tokens.length);
export const passphrase = () => sessionStorage.getItem("coven.passphrase") ?? "";
export const keepPassphrase = (given) => sessionStorage.setItem("coven.passphrase", given);

export function tokenIn(link) {
  const found = /^[A-Za-z0-9_-]{22}$/.exec(link.slice(link.lastIndexOf("#") + 1).trim());
  return found ? found[0] : "";
}

// The table that a link opens in this browser; a new link is a table of its own.
export function entryOf(token) {
  return tables().find((one) => one.tokens.includes(token)) ?? { tokens: [token], at: Date.now() };
}

export function keep(entry) {
  const others = tables().filter((one) => !one.tokens.some((token) => entry.tokens.includes(token)));
  write("coven.tables", [{ ...entry, at: Date.now() }, ...others].slice(0, 200));
}

export function forget(entry) {
  write("coven.tables", tables().filter((one) => one.tokens[0] !== entry.tokens[0]));
}

export function take(list) {
  const good = list.filter((one) => Array.isArray(one.tokens) && one.tokens.every((token) => tokenIn(token)));
  for (const entry of good) keep(entry);
  return good.length;
}

// A request to the server; whatever is refused is an error with a sentence.
export async function ask(path, { body, token, method, lang, raw } = {}) {
  const headers = { "x-coven-passphrase": encodeURIComponent(passphrase()) };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const address = lang ? `${path}${path.includes("?") ? "&" : "?"}lang=${lang}` : path;
  const answer = await fetch(address, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (raw && answer.ok) return answer.text();
  const told = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(told.error?.text ?? ""), { id: told.error?.message });
  return told;
}
