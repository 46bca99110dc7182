import { fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Scene, sceneIn, type Seeing } from "../lib/scene.svelte";
import Glow from "./Glow.svelte";

const AT = "ann/hand/fire-2";

class Laid extends Scene {
  sent: string[] = [];
  readonly seeing: Seeing | null = null;
  readonly room = null;
  readonly choices = [{ word: "keep fire-2", verb: "keep", about: {}, touches: [AT], phrase: "Keep it" }, { word: "done", verb: "done", about: {}, touches: [], phrase: "Done" }];
  readonly situation = "";
  readonly atOnce = false;
  send(word: string): void {
    this.sent.push(word);
  }
  why = () => Promise.resolve([]);
}

function laid(at = AT): { scene: Laid; piece: HTMLElement } {
  const scene = new Laid();
  const children = createRawSnippet(() => ({ render: () => "<b>Fire 2</b>" }));
  const { container } = render(Glow, { props: { at, label: "Fire 2", kind: "card", id: "fire-2", children }, context: sceneIn(scene) });
  return { scene, piece: container.querySelector("button") as HTMLElement };
}

// A finger, by its own clock; what a browser makes of it.
async function finger(piece: HTMLElement, does: "pointerdown" | "pointerup" | "pointercancel" | "click", when: number): Promise<void> {
  const event = does === "click" ? new MouseEvent(does, { bubbles: true, detail: 1 }) : Object.assign(new MouseEvent(does, { bubbles: true }), { pointerType: "touch" });
  Object.defineProperty(event, "timeStamp", { value: when });
  await fireEvent(piece, event);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a finger that stays reads, and acts only when it comes again", async () => {
  const { scene, piece } = laid();
  await finger(piece, "pointerdown", 0);
  vi.advanceTimersByTime(700);
  await finger(piece, "pointerup", 700);
  await finger(piece, "click", 700);
  expect([scene.detail?.at, scene.acting.picked]).toEqual([AT, []]);

  await finger(piece, "pointerdown", 2000);
  await finger(piece, "pointerup", 2050);
  await finger(piece, "click", 2050);
  expect(scene.acting.picked).toEqual([AT]);
});

test.each(["pointerup", "pointercancel"] as const)("where a finger that stayed makes no click (%s), the next press is not lost", async (end) => {
  const { scene, piece } = laid();
  await finger(piece, "pointerdown", 0);
  vi.advanceTimersByTime(700);
  await finger(piece, end, 700);
  expect(scene.detail?.at).toBe(AT);

  await finger(piece, "pointerdown", 2000);
  await finger(piece, "pointerup", 2050);
  await finger(piece, "click", 2050);
  expect(scene.acting.picked).toEqual([AT]);
});

test("a page that is slow does not take a short press for one that stays", async () => {
  const { scene, piece } = laid();
  await finger(piece, "pointerdown", 0);
  vi.advanceTimersByTime(900);
  await finger(piece, "pointerup", 60);
  await finger(piece, "click", 60);

  expect(scene.acting.picked).toEqual([AT]);
});

test("keys act also after a finger has read", async () => {
  const { scene, piece } = laid();
  await finger(piece, "pointerdown", 0);
  vi.advanceTimersByTime(700);
  await finger(piece, "pointerup", 700);
  piece.click();

  expect(scene.acting.picked).toEqual([AT]);
});

test("what does not glow is asked why", async () => {
  const { scene, piece } = laid("library/water");
  piece.click();

  expect([piece.dataset.state, scene.acting.asked, scene.detail?.at]).toEqual(["quiet", "library/water", "library/water"]);
});

test("what it is and whether it can be chosen is said", () => {
  const [{ piece: legal }, { piece: quiet }] = [laid(), laid("library/water")];

  expect(legal.getAttribute("aria-label")).not.toBe("Fire 2");
  expect([legal.dataset.state, quiet.getAttribute("aria-label")]).toEqual(["legal", "Fire 2"]);
});

test("the second press of a double click takes nothing back, a later one does", async () => {
  const { scene, piece } = laid();
  scene.choices.push({ word: "give fire-2", verb: "give", about: {}, touches: [AT], phrase: "Give it" });
  const press = (detail: number) => fireEvent(piece, new MouseEvent("click", { bubbles: true, detail }));
  await press(1);
  await press(2);
  expect(scene.acting.picked).toEqual([AT]);

  await press(1);
  expect(scene.acting.picked).toEqual([]);
});
