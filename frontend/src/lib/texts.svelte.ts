// Texts: the same catalogues as Python's, one language at a time; what belongs to a game comes with its table.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept } from "./kept.svelte";

export type Language = "en" | "cs" | "pl";
export const LANGUAGES: Record<Language, string> = { en: "English", cs: "čeština", pl: "polski" };
const FILES = import.meta.glob<string>("../../../src/coven/locales/*/{page,madness-page,witches-page,djinn-page}.ftl", { query: "?raw", import: "default" });

class Texts {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
  longer = false; // for tests: every word a third longer
}

const texts = new Texts();

export function language(): Language {
  return texts.language;
}

function preferred(): Language {
  const wanted = [kept.language, ...navigator.languages.map((one) => one.slice(0, 2))];
  return (wanted.find((one) => one in LANGUAGES) ?? "en") as Language;
}

// Speak a language from now on.
export async function speak(chosen: Language = preferred()): Promise<void> {
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  const wanted = Object.entries(FILES).filter(([path]) => path.includes(`/${chosen}/`));
  const sources = await Promise.all(wanted.map(([, read]) => read()));
  for (const source of sources) bundle.addResource(new FluentResource(source));
  texts.longer = new URLSearchParams(location.search).has("longer");
  texts.bundle = bundle;
  texts.language = chosen;
  document.documentElement.lang = chosen;
}

// A text of the page with its values.
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = texts.bundle.getMessage(`page-${key}`);
  if (!message?.value) return key;
  const said = texts.bundle.formatPattern(message.value, values);
  return stretched(said);
}

// What the server says, as long as all other words.
export function stretched(text: string): string {
  return texts.longer ? longer(text) : text;
}

export function has(key: string): boolean {
  return texts.bundle.hasMessage(`page-${key}`);
}

function longer(text: string): string {
  return text.replaceAll(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.ceil(word.length * 0.35)));
}

export function number(n: number): string {
  return new Intl.NumberFormat(texts.language).format(n);
}

// Several names as one.
export function listed(names: string[]): string {
  return new Intl.ListFormat(texts.language).format(names);
}
