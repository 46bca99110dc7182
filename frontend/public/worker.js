// What works in the background: shows that somebody is needed, also when no page is open, and brings them to their table.

addEventListener("push", (event) => {
  const { title, body, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, icon: "/moon.svg" }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification));
});

// The tab that has told it; where none has, home knows the table if this browser has a link to it.
async function come({ data, tag }) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = open.find((one) => one.url === data?.at);
  return tab ? tab.focus() : clients.openWindow(data?.at ?? `/?table=${encodeURIComponent(tag)}`);
}

// The page itself is kept, so that it opens without a line; a new one takes the place of the old one with all its parts.
const KEPT = "page";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(entered(request));
  else if (address.pathname.startsWith("/assets/") || address.pathname === "/moon.svg") event.respondWith(part(request));
});

async function entered(request) {
  const kept = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (!fresh.ok) return fresh;
    const before = await kept.match("/");
    if (before && (await before.text()) !== (await fresh.clone().text())) await caches.delete(KEPT);
    await (await caches.open(KEPT)).put("/", fresh.clone());
    return fresh;
  } catch {
    return (await kept.match("/")) ?? Response.error();
  }
}

async function part(request) {
  const found = await caches.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(KEPT)).put(request, fresh.clone());
  return fresh;
}
