// Outlines of icons on whole units: drawn at a quarter of their size nobody sees the difference, and half of the letters are saved.

const SLOTS: Record<string, string> = { m: "xy", l: "xy", t: "xy", h: "x", v: "y", c: "xyxyxy", s: "xyxy", q: "xyxy", a: "rrrffxy", z: "" };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;

interface Step {
  name: string; // in small letters
  far: boolean; // counted from the corner of the drawing, not from where the pen is
  values: number[];
}

export function coarse(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the pen should be
  let [atX, atY, fromX, fromY] = [0, 0, 0, 0]; // where it is
  let [made, last] = ["", ""];
  for (const { name, far, values } of steps(path)) {
    if (name === "z") {
      [x, y, atX, atY] = [startX, startY, fromX, fromY];
      [made, last] = [`${made}z`, name];
      continue;
    }
    const slots = SLOTS[name] ?? "";
    const there = { x, y };
    const given = values.map((value, n) => {
      const slot = slots[n];
      if (slot === "r") return Math.round(value);
      if (slot === "f") return value;
      const wanted = far ? value : value + (slot === "x" ? x : y);
      there[slot === "x" ? "x" : "y"] = wanted;
      return Math.round(wanted) - (slot === "x" ? atX : atY);
    });
    [x, y] = [there.x, there.y];
    [atX, atY] = [Math.round(x), Math.round(y)];
    if (name === "m") [startX, startY, fromX, fromY] = [x, y, atX, atY];
    if (name !== "m" && given.every((value, n) => value === 0 || "rf".includes(slots[n] ?? ""))) continue; // nothing is left of it
    made += written(given, name === last && name !== "m" ? "" : name);
    last = name;
  }
  return made;
}

function written(values: number[], name: string): string {
  return values.reduce((text, value, n) => `${text}${(n === 0 && name !== "") || value < 0 ? "" : " "}${value}`, name);
}

function* steps(path: string): Generator<Step> {
  let at = 0;
  let letter = "";
  const next = (what: RegExp): string => {
    while (/[\s,]/.test(path[at] ?? "")) at++;
    what.lastIndex = at;
    const found = what.exec(path)?.[0] ?? "";
    at += found.length;
    return found;
  };
  for (;;) {
    const command = next(/[a-z]/iy);
    if (!command && at >= path.length) return;
    letter = command || (letter === "M" ? "L" : letter === "m" ? "l" : letter); // more of the same
    const name = letter.toLowerCase();
    const slots = SLOTS[name];
    if (slots === undefined || (!command && name === "z")) throw new Error(`no outline: ${path.slice(at, at + 20)}`);
    const values = [...slots].map((slot) => Number(next(slot === "f" ? FLAG : NUMBER) || NaN));
    if (values.some(Number.isNaN)) throw new Error(`no outline: ${path.slice(at, at + 20)}`);
    yield { name, far: letter !== name, values };
  }
}
