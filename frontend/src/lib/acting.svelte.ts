// Acting by addresses: what options touch glows, a press leaves the options that touch it. No rule and no game is known here.

import type { Option, Ruling } from "./types";

export interface Choice extends Option {
  phrase: string;
}

export type State = "quiet" | "touch" | "legal" | "target" | "picked";

export interface Deeds {
  options: () => Choice[];
  send: (word: string) => void;
  why: (at: string) => Promise<Ruling[]>;
  atOnce: () => boolean;
  every?: () => Choice[]; // those too that another one says as well
  leads?: (option: Choice) => boolean; // what is proposed
  receives?: (at: string, option: Choice) => boolean; // where things only go, or whence: it glows once one of them is picked
}

export class Acting {
  picked = $state<string[]>([]);
  asked = $state<string | null>(null); // the address that somebody wants to know more about
  rulings = $state.raw<Ruling[] | null>(null); // why it does not act; null while it is looked up

  constructor(private readonly deeds: Deeds) {}

  // How many options touch each address.
  private counts = $derived.by(() => {
    const found = new Map<string, number>();
    for (const option of this.deeds.options()) for (const at of new Set(option.touches)) found.set(at, (found.get(at) ?? 0) + 1);
    return found;
  });

  // The addresses that tell options apart: of all that an option touches, those the fewest others touch too.
  private telling = $derived.by(() => {
    const found = new Set<string>();
    for (const option of this.deeds.options()) {
      const lying = option.touches.filter((at) => !this.deeds.receives?.(at, option));
      const touched = lying.length ? lying : option.touches;
      const fewest = Math.min(...touched.map((at) => this.counts.get(at) ?? 0));
      for (const at of touched) if (this.counts.get(at) === fewest) found.add(at);
    }
    return found;
  });

  // The options that touch everything that was picked.
  left = $derived.by(() => this.deeds.options().filter((option) => this.picked.every((at) => option.touches.includes(at))));

  // What else the options that are left would touch.
  private targets = $derived(new Set(this.picked.length ? this.left.flatMap((option) => option.touches) : []));

  // Options that nothing on the table stands for, or that stand for all of it; and those that no piece tells apart.
  plain = $derived.by(() => {
    const options = this.deeds.options();
    const alike = options.length > 1 && new Set(options.map((option) => [...option.touches].sort().join(" "))).size === 1;
    return alike ? options : options.filter((option) => !option.touches.some((at) => this.telling.has(at)));
  });

  // The one option that is left once something was picked, or the only one there is.
  main = $derived(this.left.length === 1 ? this.left[0] : undefined);

  // What is proposed while nothing is picked: it needs but a press. Between two nothing is.
  lead = $derived.by(() => {
    const [only, other] = this.picked.length || this.main ? [] : this.deeds.options().filter((option) => this.deeds.leads?.(option));
    return other ? undefined : only;
  });

  // What the proposal would take; of several alike, as many as it takes.
  proposes(at: string, nth = 0): boolean {
    return this.telling.has(at) && (this.lead?.touches.filter((one) => one === at).length ?? 0) > nth;
  }

  state(at: string): State {
    if (this.picked.includes(at)) return "picked";
    if (this.targets.has(at)) return "target";
    if (this.telling.has(at)) return "legal";
    return this.counts.has(at) ? "touch" : "quiet";
  }

  // The options that unfold where a thing lies: those that are left, if the thing was picked last.
  unfolds(at: string): Choice[] {
    return this.picked.at(-1) === at && this.left.length > 1 ? this.left : [];
  }

  press(at: string): void {
    this.asked = null;
    if (this.picked.includes(at)) {
      if (this.main) return this.choose(this.main);
      this.picked = this.picked.filter((one) => one !== at);
      return;
    }
    const further = this.left.filter((option) => option.touches.includes(at));
    if (further.length) this.picked = [...this.picked, at];
    else if (this.counts.has(at)) this.picked = [at];
    else return void this.wonder(at);
    if (this.main && this.deeds.atOnce()) this.choose(this.main);
  }

  private get every(): Choice[] {
    return this.deeds.every?.() ?? this.deeds.options();
  }

  // From one address to another: the same as pressing both.
  drop(from: string, to: string): boolean {
    const fits = this.every.filter((option) => option.touches.includes(from) && option.touches.includes(to));
    const [only] = fits;
    if (!only) return false;
    this.asked = null;
    this.picked = [from, to];
    if (fits.length === 1) this.choose(only);
    return true;
  }

  // Where something could be put.
  reaches(from: string): string[] {
    return this.every.flatMap((option) => (option.touches.includes(from) ? option.touches.filter((at) => at !== from) : []));
  }

  choose(option: Choice): void {
    this.clear();
    this.deeds.send(option.word);
  }

  clear(): void {
    this.picked = [];
    this.asked = null;
    this.rulings = null;
  }

  // What a thing is, and why nothing can be done with it now.
  async wonder(at: string): Promise<void> {
    this.asked = at;
    this.rulings = null;
    const fits = await this.deeds.why(at);
    if (this.asked !== at) return;
    this.rulings = fits.filter((ruling, n) => fits.findIndex((one) => one.text === ruling.text) === n);
  }
}
