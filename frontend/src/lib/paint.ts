// Paints a drawing into a canvas of its size: its filters are worked out once, not whenever something on it changes, and not
// before the board is there.

const SLACK = 0.08; // as much may the size change before it is painted anew
const WAIT = 120; // milliseconds

export function paint(canvas: HTMLCanvasElement, source: string): { destroy: () => void } {
  const image = new Image();
  let timer = 0;
  let drawn = [0, 0];
  const draw = () => {
    const size = [canvas.clientWidth, canvas.clientHeight];
    if (!image.complete || size.some((side) => !side)) return;
    if (size.every((side, n) => Math.abs(side - (drawn[n] ?? 0)) < side * SLACK)) return;
    drawn = size;
    const scale = Math.min(2, devicePixelRatio);
    [canvas.width, canvas.height] = [Math.round((size[0] ?? 0) * scale), Math.round((size[1] ?? 0) * scale)];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  };
  image.onload = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(draw)));
  image.src = source;
  const watch = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(draw, WAIT);
  });
  watch.observe(canvas);
  return {
    destroy() {
      clearTimeout(timer);
      watch.disconnect();
    },
  };
}
