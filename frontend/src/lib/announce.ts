// What a screen reader reads out: at once, or when there is time.
export function announce(text: string, urgent = false): void {
  const region = document.getElementById(urgent ? "assertive" : "polite");
  if (!region || !text) return;
  region.textContent = "";
  setTimeout(() => (region.textContent = text), 50);
}
