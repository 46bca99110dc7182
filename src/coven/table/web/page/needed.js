// "You are needed": the browser says so while nobody looks at this tab, once a wait, to whoever has asked for it here.

import { $, button, h, t } from "./dom.js";
import { keepRings, rings } from "./kept.js";
import { subscribe, unsubscribe, worker } from "./push.js";

const possible = () => isSecureContext && "Notification" in window;
const on = () => possible() && Notification.permission === "granted" && rings();

// The button that asks for it; nothing is asked before it is pressed.
export function bell(table, redraw) {
  if (!possible() || table.watching || table.over || table.room.closed) return null;
  if (Notification.permission === "denied") return h("p", { class: "small" }, t("bell-blocked"));
  const press = async () => {
    keepRings(!on() && (await Notification.requestPermission()) === "granted");
    redraw();
    $("#bell")?.focus();
    await (on() ? subscribe(table) : unsubscribe(table));
  };
  return h("p", { class: "row" }, button(t("bell"), press, { id: "bell", class: "quiet", "aria-pressed": String(on()) }));
}

// Whoever has asked for it in this browser is called from every table they sit at.
export function sits(table) {
  if (on() && !table.watching && !table.over) subscribe(table);
}

// What the others wait for.
function waits(table) {
  const decide = !table.over && !table.room?.closed && table.mine.includes(table.question?.seat);
  const ask = table.mine.some((seat) => table.room?.ask?.waiting.includes(seat));
  return [decide ? "decide" : "", ask ? `ask ${table.room.ask.number}` : ""].filter(Boolean);
}

// After anything new: whatever has begun to wait while nobody looks is told, and told once.
export function callIfNeeded(table) {
  if (!table.room || !table.now) return;
  const known = table.known ?? [];
  table.known = waits(table);
  const fresh = table.known.find((wait) => !known.includes(wait));
  if (fresh && document.hidden && on()) tell(table, fresh);
}

async function tell(table, wait) {
  const key = wait === "decide" ? "needed-decide" : "needed-ask";
  const { title } = table.room;
  const address = location.origin;
  const body = title ? t("needed-titled", { title, address }) : t("needed-untitled", { address });
  const tag = table.room.table;
  const said = [t(key, { game: table.game?.name ?? "" }), { body, tag, icon: "/page/moon.svg", data: { at: location.href } }];
  const background = await worker();
  if (background) await background.showNotification(...said);
  const shown = background ? await background.getNotifications({ tag }) : [new Notification(...said)];
  for (const one of shown) {
    one.onclick = () => (focus(), one.close());
    document.addEventListener("visibilitychange", () => one.close(), { once: true });
  }
}
