// "You are needed": the browser says so while nobody looks at this tab, once a wait, to whoever has asked for it here.
// Where the server has a key it may also call this browser when no page of it is open: Web Push.

import { kept } from "./kept.svelte";
import type { Table } from "./table.svelte";
import { language, t } from "./texts.svelte";

interface Contact {
  webhook?: string;
  mail?: string;
  push?: { endpoint: string } | null;
  lang?: string;
}

export const possible = (): boolean => isSecureContext && "Notification" in window;
export const rings = (): boolean => possible() && Notification.permission === "granted" && kept.rings;

export async function ring(table: Table, wanted: boolean): Promise<void> {
  kept.ring(wanted && (await Notification.requestPermission()) === "granted");
  await (rings() ? subscribe(table) : unsubscribe(table));
}

// What the others wait for.
function waits(table: Table): string[] {
  const seat = table.question?.seat;
  const decide = !table.over && !table.room?.closed && seat !== undefined && table.mine.includes(seat);
  const asked = table.room?.ask && table.mine.some((one) => table.room?.ask?.waiting.includes(one));
  return [decide ? "decide" : "", asked ? `ask ${table.room?.ask?.number}` : ""].filter(Boolean);
}

// After anything new: whatever has begun to wait while nobody looks is told, and told once.
export class Needed {
  private known: string[] = [];

  constructor(private readonly table: Table) {}

  look(): void {
    const known = this.known;
    this.known = waits(this.table);
    const fresh = this.known.find((wait) => !known.includes(wait));
    if (fresh && document.hidden && rings()) void tell(this.table, fresh);
  }
}

async function tell(table: Table, wait: string): Promise<void> {
  const title = table.room?.title ?? "";
  const address = location.origin;
  const body = title ? t("needed-titled", { title, address }) : t("needed-untitled", { address });
  const tag = table.room?.table ?? "";
  const head = t(wait === "decide" ? "needed-decide" : "needed-ask", { game: table.info?.name ?? "" });
  const said: NotificationOptions = { body, tag, icon: "/moon.svg", data: { at: location.href } };
  const background = await worker();
  if (background) await background.showNotification(head, said);
  const shown = background ? await background.getNotifications({ tag }) : [new Notification(head, said)];
  for (const one of shown) {
    one.onclick = () => (focus(), one.close());
    document.addEventListener("visibilitychange", () => one.close(), { once: true });
  }
}

// The worker in the background, at work; null where a browser has none.
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register("/worker.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return null; // notifications of an open tab need none
  }
}

function bytes(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

// A subscription for the key of this server; one for an older key is of no use.
async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const found = await manager.getSubscription();
  const wanted = bytes(key);
  const own = found?.options.applicationServerKey;
  if (found && own && String(new Uint8Array(own)) === String(wanted)) return found;
  await found?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

// Tell the server where it may call whoever sits here; the rest of what it knows of them stays.
export async function subscribe(table: Table): Promise<void> {
  const background = await worker();
  if (!background?.pushManager || !table.pushKey) return;
  const made = await subscription(background.pushManager, table.pushKey).then(
    (one) => one.toJSON(),
    () => null, // a browser without a push service: an open tab still tells
  );
  if (!made?.endpoint || !made.keys) return;
  const push = { endpoint: made.endpoint, p256dh: made.keys.p256dh, auth: made.keys.auth };
  for (const seat of table.mine) {
    const known = table.contacts[seat] as Contact | undefined;
    if (known?.push?.endpoint !== push.endpoint || known.lang !== language()) await contact(table, seat, push);
  }
}

// No calls to this browser any more, whatever table they would come from.
async function unsubscribe(table: Table): Promise<void> {
  const found = await (await worker())?.pushManager?.getSubscription();
  if (!found) return;
  for (const seat of table.mine) {
    if ((table.contacts[seat] as Contact | undefined)?.push?.endpoint === found.endpoint) await contact(table, seat, null);
  }
  await found.unsubscribe();
}

async function contact(table: Table, seat: string, push: { endpoint: string } | null): Promise<void> {
  const { webhook = "", mail = "" } = (table.contacts[seat] ?? {}) as Contact;
  const told = await table.post({ do: "contact", seat, webhook, mail, push });
  if (!told.error) table.contacts[seat] = { webhook, mail, push, lang: language() };
}
