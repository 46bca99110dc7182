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
