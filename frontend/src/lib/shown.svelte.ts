// A scene that shows pieces in every state: nobody plays it.

import type { Choice } from "./acting.svelte";
import { Scene, type Seeing } from "./scene.svelte";
import { t } from "./texts.svelte";
import type { Room, Ruling } from "./types";

export const STATES = ["quiet", "touch", "legal", "target", "picked"];

export class Shown extends Scene {
  constructor() {
    super();
    this.acting.picked = ["picked"];
  }

  get seeing(): Seeing | null {
    return null;
  }

  get room(): Room | null {
    return null;
  }

  // Options that leave each address in the state it is named after.
  get choices(): Choice[] {
    const option = (word: string, ...touches: string[]): Choice => ({ word, verb: word, about: {}, touches, phrase: word });
    return [option("one", "picked", "target"), option("two", "legal", "touch"), option("three", "other", "touch")];
  }

  get atOnce(): boolean {
    return false;
  }

  send(): void {
    // nothing is played here
  }

  why(): Promise<Ruling[]> {
    return Promise.resolve([]);
  }

  get situation(): string {
    return t("state-quiet");
  }
}
