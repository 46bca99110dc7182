// Whom nobody gave a name: at the table the seat has a number, and everybody reads it in their own language.

import { t } from "./texts.svelte";

const NUMBERED = /^(Player|Computer) ([1-9])$/;

export function numbered(computer: boolean, n: number): string {
  return `${computer ? "Computer" : "Player"} ${n}`;
}

export function isNumbered(name: string): boolean {
  return NUMBERED.test(name);
}

export function called(name: string): string {
  const [, who, n] = NUMBERED.exec(name) ?? [];
  return who ? t(who === "Computer" ? "computer-n" : "player-n", { n: Number(n) }) : name;
}
