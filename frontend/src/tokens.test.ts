// Colours: contrast of what is read, and what people with another colour vision can tell apart.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const CSS = readFileSync("src/tokens.css", "utf-8");
const THEMES = ["night", "day", "dusk"];
type Rgb = [number, number, number];

function tokens(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+):(#[0-9A-Fa-f]{6})\b/g)].map(([, name, colour]) => [name, colour]));
}

const COMMON = tokens(CSS.slice(CSS.indexOf(":root"), CSS.indexOf("[data-theme")));
const themed = (theme: string) => ({ ...COMMON, ...tokens(new RegExp(`\\[data-theme=${theme}\\]\\{[^}]*\\}`).exec(CSS)?.[0] ?? "") });

function linear(colour: string): Rgb {
  const part = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const light = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: string, other: string): number {
  const [low, high] = [light(linear(one)), light(linear(other))].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

// Machado, Oliveira and Fernandes 2009, at full strength, on linear light.
const SEEN: Record<string, number[][]> = {
  everybody: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function lab(colour: string, eyes: number[][]): Rgb {
  const [r, g, b] = linear(colour);
  const [x, y, z] = eyes.map(([p = 0, q = 0, s = 0]) => Math.min(1, Math.max(0, p * r + q * g + s * b))) as Rgb;
  const bend = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const fx = bend((0.4124 * x + 0.3576 * y + 0.1805 * z) / 0.95047);
  const fy = bend(light([x, y, z]));
  const fz = bend((0.0193 * x + 0.1192 * y + 0.9505 * z) / 1.08883);
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function apart(one: string, other: string, eyes: number[][]): number {
  const [a, b] = [lab(one, eyes), lab(other, eyes)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const GROUPS: Record<string, string[]> = {
  elements: ["water", "earth", "fire", "air", "madness"],
  djinn: ["djinn-red", "djinn-blue", "djinn-brown", "djinn-white", "djinn-boss"],
  seats: ["seat-owl", "seat-cat", "seat-frog", "seat-raven", "seat-hare"],
};
const APART = 20; // CIE76; about ten times what a trained eye just sees

describe.each(Object.entries(SEEN))("for %s", (_, eyes) => {
  test.each(Object.entries(GROUPS))("all %s look different", (_, names) => {
    const near = names.flatMap((one, n) => names.slice(n + 1).filter((other) => apart(COMMON[one]!, COMMON[other]!, eyes) < APART).map((other) => `${one} ${other}`));
    expect(near).toEqual([]);
  });

  test.each(THEMES)("good and bad look different by %s", (theme) => {
    const { ok, bad } = themed(theme);
    expect(apart(ok!, bad!, eyes)).toBeGreaterThan(12); // words and signs say it too
  });
});

// What stands on what, and how much contrast it needs: 4.5 to be read, 3 to be seen.
const READ = [["ink", "panel"], ["ink", "panel-2"], ["ink", "ground"], ["ink-2", "panel"], ["ink-2", "panel-2"], ["gold", "panel"], ["ok", "panel"], ["bad", "panel"], ["info", "panel"], ["on-gold", "gold"]];
const SEEN_ON = [["line", "panel"], ["ring", "ground"], ["focus", "panel"], ["focus", "ground"]];
const PIECES = [
  ...["water", "earth", "fire", "air", "madness", "djinn-red", "djinn-blue", "djinn-brown", "djinn-white", "djinn-boss", "easy", "easy-hi", "hard", "hard-hi", "crisis", "go", "go-hi"].map((on) => [`on-${on.replace("-hi", "")}`, on]),
  ...["owl", "cat", "frog", "raven", "hare"].map((seat) => [`on-${seat}`, `seat-${seat}`]),
  ...["page-ink", "page-ink-2", "page-good", "page-bad"].map((ink) => [ink, "page"]),
];

test.each(THEMES)("what is read can be read by %s", (theme) => {
  const colours = themed(theme);
  const poor = (pairs: string[][], least: number) => pairs.filter(([one, other]) => !(contrast(colours[one!]!, colours[other!]!) >= least)).map((pair) => pair.join(" on "));
  expect(poor([...READ, ...PIECES], 4.5)).toEqual([]);
  expect(poor(SEEN_ON, 3)).toEqual([]);
});

test.each(["en", "cs", "pl"])("every element has a letter of its own in %s, and a shape", (language) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(`../src/coven/locales/${language}/madness-page.ftl`, "utf-8")));
  const pattern = bundle.getMessage("page-madness-letter")?.value;
  const letters = [...GROUPS.elements!, "multi"].map((element) => bundle.formatPattern(pattern!, { element }));
  expect(new Set(letters).size).toBe(letters.length);

  const seal = readFileSync("src/ui/Seal.svelte", "utf-8");
  const shapes = GROUPS.elements!.map((element) => new RegExp(`\\.${element}::before \\{ (border-radius|clip-path): [^;]+`).exec(seal)?.[0].split("{")[1]);
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(shapes).not.toContain(undefined);
});

// The city of Djinn is painted twice: its own colours by dusk, others at noon. What glows is seen on the ground of both.
describe("the painted city", () => {
  const city = readFileSync("src/games/djinn/city.svg", "utf-8");
  const board = readFileSync("src/games/djinn/Board.svelte", "utf-8");
  const ground = [...(/<linearGradient id="gnd".*?<\/linearGradient>/.exec(city)?.[0] ?? "").matchAll(/class="(\w)"/g)].map(([, name]) => name);
  const at = (time: string) => ground.map((name) => new RegExp(`\\}${time}\\.${name}\\{stop-color:(#[0-9a-f]{6})`).exec(`}${city}`)?.[1] ?? "");
  const rings = [...board.matchAll(/\.city \{[^}]*--ring: (#[0-9a-f]{6})/g)].map(([, ring]) => ring);

  test.each([["dusk", "", 0], ["noon", "#noon:target ", 1]] as const)("shows what glows at %s", (_, time, n) => {
    expect(at(time)).toHaveLength(3);
    for (const colour of at(time)) expect(contrast(rings[n]!, colour)).toBeGreaterThanOrEqual(3);
  });
});
