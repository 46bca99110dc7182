// What this browser remembers: tables, who one is, and how one likes it.

export interface Kept {
  tokens: string[];
  table?: string;
  title?: string;
  game?: string;
  names?: string[];
  over?: boolean;
  at?: number; // when somebody sat there last
  curtain?: boolean;
  links?: Record<string, string>;
  watcher?: string;
  host?: string;
  invitation?: string; // leads every friend to a free seat
  order?: unknown;
  read?: number; // the refusal that was read
  lesson?: string; // a table of a lesson, by its id
}

export interface Settings {
  theme: "game" | "light" | "dark";
  size: number; // of text, in per cent
  motion: "system" | "less";
  atOnce: boolean; // the last click acts
  passes: boolean; // what leaves no choice passes by itself
  pace: "reading" | "fast";
  letters: boolean; // on cards, besides shape and colour
}

const DEFAULTS: Settings = { theme: "game", size: 100, motion: "system", atOnce: false, passes: true, pace: "reading", letters: true };
const MOST = 200;
const LARGEST = 115; // per cent

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // storage is blocked: everything works, nothing is remembered
  }
}

// Larger text than this is the zoom of the browser: it was a setting once.
function fitting(settings: Settings): Settings {
  return { ...settings, size: Math.min(settings.size, LARGEST) };
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is blocked or full
  }
}

function session(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

class Memory {
  tables = $state.raw<Kept[]>(read("coven.tables", []));
  settings = $state.raw<Settings>(fitting({ ...DEFAULTS, ...read("coven.settings", {}) }));
  language = read("coven.language", "");
  me = read("coven.me", { name: "", crest: "owl" });
  rings = read("coven.rings", false);
  learned = $state.raw<Record<string, string[]>>(read("coven.learned", {})); // the lessons done, by game
  passphrase = session("coven.passphrase");

  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    write("coven.settings", this.settings);
  }

  speaks(language: string): void {
    this.language = language;
    write("coven.language", language);
  }

  iAm(name: string, crest: string): void {
    this.me = { name, crest };
    write("coven.me", this.me);
  }

  admit(passphrase: string): void {
    this.passphrase = passphrase;
    try {
      sessionStorage.setItem("coven.passphrase", passphrase);
    } catch {
      // asked again next time
    }
  }

  ring(on: boolean): void {
    this.rings = on;
    write("coven.rings", on);
  }

  learn(game: string, lesson: string): void {
    const known = this.learned[game] ?? [];
    if (known.includes(lesson)) return;
    this.learned = { ...this.learned, [game]: [...known, lesson] };
    write("coven.learned", this.learned);
  }

  // Remember a table; the latest stands first.
  keep(entry: Kept): void {
    const others = this.tables.filter((one) => !one.tokens.some((token) => entry.tokens.includes(token)));
    this.tables = [entry, ...others].slice(0, MOST);
    write("coven.tables", this.tables);
  }

  forget(entry: Kept): void {
    this.tables = this.tables.filter((one) => one.tokens[0] !== entry.tokens[0]);
    write("coven.tables", this.tables);
  }

  // The table of a link; one that is new to this browser is remembered.
  entryOf(token: string): Kept {
    return this.tables.find((one) => one.tokens.includes(token)) ?? { tokens: [token] };
  }

  // Tables from a file; how many there were.
  take(list: unknown): number {
    if (!Array.isArray(list)) return 0;
    const good = (list as Kept[]).filter((one) => Array.isArray(one?.tokens) && one.tokens.length && one.tokens.every((token) => tokenIn(token)));
    for (const entry of good) this.keep(entry);
    return good.length;
  }
}

export const kept = new Memory();

// The secret of a link, from the link or by itself.
export function tokenIn(text: string): string {
  const found = /^[A-Za-z0-9_-]{22}$/.exec(text.slice(text.lastIndexOf("#") + 1).trim());
  return found?.[0] ?? "";
}

// The code of a table, from an invitation or by itself, however it is written.
export function codeIn(text: string): string {
  const [, one, other] = /^([2-9A-HJKMNP-Z]{4})([2-9A-HJKMNP-Z]{4})$/.exec(text.slice(text.lastIndexOf("#") + 1).replaceAll(/[\s-]/g, "").toUpperCase()) ?? [];
  return one ? `${one}-${other}` : "";
}
