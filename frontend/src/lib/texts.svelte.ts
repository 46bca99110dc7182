// Texts: the same catalogues as Python's, one language at a time; what belongs to a game comes with its table.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept } from "./kept.svelte";

export type Language = "en" | "cs" | "pl";
export const LANGUAGES: Record<Language, string> = { en: "English", cs: "čeština", pl: "polski" };
const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  cs: () => import("virtual:words/cs"),
  pl: () => import("virtual:words/pl"),
};

class Texts {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
  spoken = false; // whether anything was said yet
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

let coming: Promise<void> = Promise.resolve(); // the words of a language

export function speaking(): boolean {
  return texts.spoken;
}

export function words(): Promise<void> {
  return coming;
}

// Speak a language from now on.
export function speak(chosen: Language = preferred()): Promise<void> {
  coming = learn(chosen);
  return coming;
}

async function learn(chosen: Language): Promise<void> {
  if (!texts.spoken) texts.language = chosen; // at first: what is asked for meanwhile is asked in it
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  bundle.addResource(new FluentResource((await WORDS[chosen]()).default));
  texts.longer = new URLSearchParams(location.search).has("longer");
  texts.bundle = bundle;
  texts.spoken = true;
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

const formats = new Map<Language, Intl.NumberFormat>(); // slow to make

export function number(n: number): string {
  const format = formats.get(texts.language) ?? new Intl.NumberFormat(texts.language);
  formats.set(texts.language, format);
  return format.format(n);
}

// Several names as one.
export function listed(names: string[]): string {
  return new Intl.ListFormat(texts.language).format(names);
}
