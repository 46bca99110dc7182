// A moment of a game that was or is being played: the same board, nothing to do on it.

import type { Choice } from "./acting.svelte";
import { ask } from "./ask";
import { Scene, type Seeing } from "./scene.svelte";
import type { Table } from "./table.svelte";
import { t } from "./texts.svelte";
import type { Question, Room, Ruling, View } from "./types";

interface Moment {
  version: number;
  view: View;
  question: Question | null;
}

export class Past extends Scene {
  version = $state(0);
  private view = $state.raw<Moment | null>(null);
  private readonly moments = new Map<string, Promise<Moment>>();

  constructor(readonly table: Table) {
    super();
  }

  // Show a moment, as a seat saw it.
  async show(version: number, seat: string): Promise<void> {
    this.version = version;
    const key = `${version} ${seat}`;
    const found = this.moments.get(key) ?? ask<Moment>(`/api/table/moment?version=${version}${seat ? `&seat=${seat}` : ""}`, { token: this.table.token });
    this.moments.set(key, found);
    const moment = await found;
    if (this.version !== version) return;
    this.view = moment;
    this.seat = moment.view.you;
    this.box = this.table.box;
    this.face = this.table.face;
    this.info = this.table.info;
  }

  get seeing(): Seeing | null {
    if (!this.view) return null;
    const { view, question, version } = this.view;
    return { version, seats: view.seats, options: view.options, outcome: view.outcome, question, board: view.board, sums: view.sums };
  }

  get room(): Room | null {
    return this.table.room;
  }

  get choices(): Choice[] {
    return [];
  }

  get atOnce(): boolean {
    return false;
  }

  send(): void {
    // what was cannot be changed
  }

  why(): Promise<Ruling[]> {
    return Promise.resolve([]);
  }

  get situation(): string {
    return t("why-past");
  }
}
