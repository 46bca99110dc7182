// Opening a table: its links are remembered, and one goes there.

import { ask } from "./ask";
import { kept, tokenIn, type Kept } from "./kept.svelte";
import { go } from "./route.svelte";
import type * as told from "./told";
import type { Opened } from "./types";

export type Order = Required<Pick<told.Order, "game" | "seats" | "options" | "title">> & told.Order;

export async function begin(order: Order, besides: Partial<Kept> = {}): Promise<void> {
  const opened = await ask<Opened>("/api/tables", { body: order });
  await enter(opened, order, besides);
}

// Go to a table that was opened: one's own seats, or if there are none, to watch as its host.
export async function enter(opened: Opened, order: Order, besides: Partial<Kept> = {}): Promise<void> {
  const links = Object.entries(opened.seats);
  const held = links.filter((_, n) => (order.seats[n]?.who ?? "me") === "me").map(([, link]) => tokenIn(link));
  const host = tokenIn(opened.host);
  const tokens = held.length ? held : [host];
  const invited = Object.fromEntries(links.filter((_, n) => order.seats[n]?.who !== "bot"));
  kept.keep({ tokens, table: opened.table, game: order.game, title: order.title, links: invited, watcher: opened.watcher, host, invitation: opened.invitation, order, ...besides });
  go(`/table#${tokens[0]}`);
}
