// A scene that shows pieces in every state: nobody plays it. An address that is called like a state has it.

import type { Choice } from "./acting.svelte";
import { boxOf } from "./boxes";
import { faceOf } from "./face";
import { Scene, setScene, type Seeing } from "./scene.svelte";
import { t } from "./texts.svelte";
import type { Room, Ruling } from "./types";

export const STATES = ["quiet", "touch", "legal", "target", "picked"];

export class Shown extends Scene {
  constructor(private readonly told: Record<string, unknown> = {}) {
    super();
    this.acting.picked = ["picked"];
  }

  get seeing(): Seeing | null {
    return null;
  }

  override get sums(): Record<string, unknown> {
    return this.told;
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

// The scene of the pieces of a game, once its box is there.
export function showing(game: string, told?: Record<string, unknown>): Shown {
  const scene = new Shown(told);
  setScene(scene);
  $effect(() => {
    void Promise.all([boxOf(game), faceOf(game)]).then(([box, face]) => {
      [scene.face, scene.box] = [face, box];
    });
  });
  return scene;
}
