// Where things stand on the city map: the drawing is 852 by 552, the catalogue's plane is mapped into it.

export const WIDTH = 852;
export const HEIGHT = 552;

export interface Point {
  x: number;
  y: number;
}

export function onMap({ x, y }: Point): Point {
  return { x: 426 + 1.06 * (x - 500), y: 64 + 0.512 * (y - 100) };
}

// From one point so far towards another.
export function towards(from: Point, to: Point, far: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: from.x + (dx / length) * far, y: from.y + (dy / length) * far };
}

// Lanterns beside a road.
export function lanterns(a: Point, b: Point): Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const n = Math.max(1, Math.round((length - 80) / 44));
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  return Array.from({ length: n }, (_, k) => {
    const far = (k + 1) / (n + 1);
    const side = k % 2 ? -9 : 9;
    return { x: a.x + (b.x - a.x) * far + nx * side, y: a.y + (b.y - a.y) * far + ny * side };
  });
}

// Where wizards stand who came the same way: side by side, or on a road that runs sideways one behind the other.
export function standing(place: Point, came: Point | undefined, n: number, of: number, far: number): Point {
  const goal = came ?? { x: place.x, y: place.y - 100 };
  const sideways = Math.abs(goal.x - place.x) > Math.abs(goal.y - place.y);
  const edge = towards(place, goal, sideways ? far + n * 26 : far);
  if (sideways) return edge;
  const length = Math.hypot(goal.x - place.x, goal.y - place.y) || 1;
  const [nx, ny] = [-(goal.y - place.y) / length, (goal.x - place.x) / length];
  const aside = (n - (of - 1) / 2) * 24;
  return { x: edge.x + nx * aside, y: edge.y + ny * aside };
}
