import { describe, expect, it } from "vitest";
import { done, met, shown, strays, type Lesson } from "./lessons";
import type { Happening, Question } from "./types";

const lesson: Lesson = {
  lesson: {
    id: "turn",
    seat: "ann",
    task: [
      { event: "curse-broken", values: { player: "ann", slot: "5" } },
      { event: "turn-began", values: {} },
    ],
    answers: ["break 5", "gain earth-2", "done"],
    position: { seats: [{ name: "ann" }, { name: "bob" }] },
  },
  title: "",
  task: "",
  reason: "",
  success: "",
};

function event(kind: string, values: Happening["values"] = {}, undone = false): Happening {
  return { version: 1, kind, values, reveals: "", from: "", to: "", text: "", undone };
}

function question(words: string[], forced = ""): Question {
  const options = words.map((word) => ({ word, verb: word, about: {}, touches: [] }));
  return { seat: "ann", prompt: "act", values: {}, options, cause: "", multiple: 1, forced };
}

const broken = event("curse-broken", { player: "ann", curse: "fever", slot: "5" });

describe("a lesson", () => {
  it("is done when all of its events have happened", () => {
    expect(met(lesson, [broken])).toBe(1);
    expect(done(lesson, [broken, event("turn-began", { player: "bob" })])).toBe(true);
  });

  it("counts only events with its values that still stand", () => {
    expect(met(lesson, [event("curse-broken", { player: "bob", slot: "5" })])).toBe(0);
    expect(met(lesson, [event("curse-broken", { player: "ann", slot: "5" }, true)])).toBe(0);
  });

  it("shows the first answer of the way that is an option", () => {
    expect(shown(lesson, question(["done", "gain earth-2", "break 5"]), [])).toBe("break 5");
  });

  it("keeps its last answer until all else is done", () => {
    expect(shown(lesson, question(["done"]), [])).toBe("");
    expect(shown(lesson, question(["done"]), [broken])).toBe("done");
  });

  it("notices at once what is not its next step", () => {
    const lead = { word: "break 5", met: 0 };

    expect(strays(lesson, { version: 0, word: "break 5", lead }, [])).toBe(false);
    expect(strays(lesson, { version: 0, word: "cast ice", lead }, [])).toBe(true);
    expect(strays(lesson, null, [])).toBe(false);
  });

  it("lets everybody do the task in their own way", () => {
    expect(strays(lesson, { version: 0, word: "cast ice", lead: { word: "break 5", met: 0 } }, [broken])).toBe(false);
  });

  it("shows what leaves no choice", () => {
    expect(shown(lesson, question(["stop"], "stop"), [])).toBe("stop");
  });
});
