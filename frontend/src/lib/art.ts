// Our own pictures.

import djinn from "../art/djinn.svg";
import madness from "../art/madness.svg";
import witches from "../art/witches.svg";

const ART: Record<string, string> = { madness, witches, djinn };

export function artOf(game: string): string {
  return ART[game] ?? "/moon.svg";
}
