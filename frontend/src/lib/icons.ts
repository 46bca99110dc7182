// The drawings of icons by name; a game brings its own along.

import shared from "virtual:icons/art";

const drawn: Record<string, string> = { ...shared };

export function bring(icons: Record<string, string>): void {
  Object.assign(drawn, icons);
}

export function drawing(name: string): string {
  return drawn[name] ?? "";
}
