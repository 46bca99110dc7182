// What jsdom lacks.
if (!("matchMedia" in globalThis)) {
  Object.assign(globalThis, {
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  });
}
