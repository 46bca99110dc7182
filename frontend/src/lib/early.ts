// Going to a table while the page is still being made: the line, the box and the look of its game need not wait for it.

import { Table } from "./table.svelte";

let early: Table | null = null;

export function hurry(token: string): void {
  early = new Table(token);
}

export function tableOf(token: string): Table {
  const found = early?.token === token ? early : new Table(token);
  early = null;
  return found;
}
