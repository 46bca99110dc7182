// What a screen reader reads out: at once, or when there is time.
export function announce(text: string, urgent = false): void {
  const region = document.getElementById(urgent ? "assertive" : "polite");
  if (!region || !text) return;
  region.textContent = "";
  setTimeout(() => (region.textContent = text), 50);
}

// What was read out at another place says nothing any more.
export function hush(): void {
  for (const id of ["assertive", "polite"]) document.getElementById(id)?.replaceChildren();
}
