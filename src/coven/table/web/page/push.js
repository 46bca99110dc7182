// Web Push: where the server has a key it may call this browser, also when no page of it is open.

import { language } from "./dom.js";

const WORKER = "/worker.js";

// The worker in the background, at work; null where a browser has none.
export async function worker() {
  if (!navigator.serviceWorker) return null;
  try {
    await navigator.serviceWorker.register(WORKER);
    return await navigator.serviceWorker.ready;
  } catch {
    return null; // notifications of an open tab need none
  }
}

const bytes = (letters) => Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

// A subscription for the key of this server; one for an older key is of no use.
async function subscription(manager, key) {
  const kept = await manager.getSubscription();
  const wanted = bytes(key);
  if (kept && String(new Uint8Array(kept.options.applicationServerKey)) === String(wanted)) return kept;
  await kept?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

// Tell the server where it may call whoever sits here; the rest of what it knows of them stays.
export async function subscribe(table) {
  const background = await worker();
  if (!background?.pushManager || !table.pushKey) return;
  let made;
  try {
    made = (await subscription(background.pushManager, table.pushKey)).toJSON();
  } catch {
    return; // a browser without a push service: an open tab still tells
  }
  const push = { endpoint: made.endpoint, p256dh: made.keys.p256dh, auth: made.keys.auth };
  for (const seat of table.mine) {
    const known = table.contacts[seat];
    if (known?.push?.endpoint !== push.endpoint || known.lang !== language.now) await contact(table, seat, push);
  }
}

// No calls to this browser any more, whatever table they would come from.
export async function unsubscribe(table) {
  const kept = await (await worker())?.pushManager?.getSubscription();
  if (!kept) return;
  for (const seat of table.mine) {
    if (table.contacts[seat]?.push?.endpoint === kept.endpoint) await contact(table, seat, null);
  }
  await kept.unsubscribe();
}

async function contact(table, seat, push) {
  const { webhook = "", mail = "" } = table.contacts[seat] ?? {};
  const told = await table.post({ do: "contact", seat, webhook, mail, push });
  if (!told.error) table.contacts[seat] = { webhook, mail, push, lang: language.now };
}
