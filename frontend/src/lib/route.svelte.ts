// Where one is.

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  query = $state(location.search);
}

export const route = new Route();

function read(): void {
  route.path = location.pathname;
  route.hash = decodeURIComponent(location.hash.slice(1));
  route.query = location.search;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  read();
  scrollTo(0, 0);
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

// Links of this page change it without loading it anew.
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.hash && link.search === location.search) return; // within a page
  event.preventDefault();
  go(link.href);
});
