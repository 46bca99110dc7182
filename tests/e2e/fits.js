// Looks at a page: text that is cut off, lies on other text, or sticks out of its button; and all that it says.
(() => {
  const HIDDEN = ".unseen, .skip, option, svg, dialog:not([open])";
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(HIDDEN);
  const said = (one) => `${one.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 60)} <${one.tagName.toLowerCase()} class="${one.className}">`;

  // The lines of every piece of text, by the element it belongs to.
  function texts() {
    const found = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const owner = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || !shown(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (lines.length) found.set(owner, [...(found.get(owner) ?? []), ...lines]);
    }
    return found;
  }

  function around(boxes) {
    const most = (side, of) => of(...boxes.map((box) => box[side]));
    return { left: most("left", Math.min), right: most("right", Math.max), top: most("top", Math.min), bottom: most("bottom", Math.max) };
  }
  const common = (one, other) => ({ left: Math.max(one.left, other.left), right: Math.min(one.right, other.right), top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom) });
  const size = (box) => [box.right - box.left, box.bottom - box.top];

  // Whether something cuts a text off without an ellipsis and without a way to scroll there; and what of it can be seen.
  function cut(owner, box) {
    let [across, down, gentle, seen, wrong] = [true, true, false, box, ""];
    for (let up = owner; up && up !== document.documentElement; up = up.parentElement) {
      const css = getComputedStyle(up);
      const edge = up.getBoundingClientRect();
      gentle ||= css.textOverflow === "ellipsis" || css.webkitLineClamp !== "none";
      const [hidesX, hidesY] = [css.overflowX, css.overflowY].map((how) => /hidden|clip/.test(how));
      const [rollsX, rollsY] = [css.overflowX, css.overflowY].map((how) => /auto|scroll/.test(how));
      if (!gentle && across && hidesX && (box.left < edge.left - 3 || box.right > edge.right + 3)) wrong ||= `cut off across by .${up.className}`;
      if (!gentle && down && hidesY && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4)) wrong ||= `cut off below by .${up.className}`;
      if (hidesX || hidesY || rollsX || rollsY) seen = common(seen, edge);
      across &&= !rollsX;
      down &&= !rollsY;
      if (css.position === "fixed") break;
    }
    return { wrong, seen };
  }

  // Whether two texts can both be read where they meet: nothing is painted between them.
  function meet(one, other) {
    const box = common(one, other);
    const [width, height] = size(box);
    if (width < 4 || height < 5) return false;
    const pile = document.elementsFromPoint(box.left + width / 2, box.top + height / 2);
    const lower = Math.max(pile.indexOf(one.owner), pile.indexOf(other.owner));
    if (!pile.includes(one.owner) || !pile.includes(other.owner)) return false;
    return !pile.slice(0, lower).some((above) => paints(above) && !above.contains(pile[lower]));
  }
  function paints(one) {
    const css = getComputedStyle(one);
    return css.backgroundImage !== "none" || !/, 0(\.\d+)?\)$|transparent/.test(css.backgroundColor) || ["IMG", "INPUT"].includes(one.tagName);
  }

  // Words that run on in another line.
  function broken() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!shown(node.parentElement) || node.parentElement.closest("[translate=no], .linear, #linear")) continue;
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{4,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top / 4)));
        if (lines.size > 1) found.push(`broken: ${word} in ${said(node.parentElement)}`);
      }
    }
    return found;
  }

  function misfits(whole) {
    const style = document.createElement("style");
    style.textContent = "* { pointer-events: auto !important }";
    document.head.append(style);
    const [found, seen] = [new Set(), []];
    for (const [owner, lines] of texts()) {
      const box = around(lines);
      const button = owner.closest(".button, .option")?.getBoundingClientRect();
      if (button && (box.left < button.left - 1 || box.right > button.right + 1 || box.top < button.top - 2 || box.bottom > button.bottom + 2)) found.add(`sticks out: ${said(owner)}`);
      const part = cut(owner, box);
      if (part.wrong) found.add(`${part.wrong}: ${said(owner)}`);
      for (const line of lines) seen.push({ ...common(line, part.seen), owner });
    }
    const lying = seen.filter((box) => size(box).every((length) => length > 2)).sort((one, other) => one.left - other.left);
    lying.forEach((one, n) => {
      for (let m = n + 1; m < lying.length && lying[m].left < one.right; m++) {
        const other = lying[m];
        const apart = !one.owner.contains(other.owner) && !other.owner.contains(one.owner);
        if (apart && meet(one, other)) found.add(`on each other: ${said(one.owner)} and ${said(other.owner)}`);
      }
    });
    for (const one of document.querySelectorAll("#prompt button, dialog[open] button, .ending button")) {
      const [box, edge] = [one, one.closest("#prompt, dialog, .ending")].map((of) => of.getBoundingClientRect());
      if (shown(one) && !one.closest(".options") && (box.left < edge.left || box.right > edge.right)) found.add(`sticks out: ${said(one)}`);
    }
    const wide = document.documentElement.clientWidth; // a phone shows more than that where something sticks out
    if (document.documentElement.scrollWidth > wide + 1) found.add(`the page is ${document.documentElement.scrollWidth} wide`);
    const roomy = innerWidth >= 600 || innerHeight >= 500; // else its parts lie below each other
    if (roomy && document.querySelector("#main.table") && document.documentElement.scrollHeight > innerHeight) found.add(`the table is ${document.documentElement.scrollHeight} high`);
    if (whole) for (const one of broken()) found.add(one);
    style.remove();
    return [...found];
  }

  function words() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("[translate=no]")) found.push(walker.currentNode.data); // a command is the same in every language
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
    }
    const plain = found.map((text) => text.trim().replaceAll(/\s+/g, " "));
    return [...new Set(plain.filter((text) => /\p{L}{3}/u.test(text)))];
  }

  return { misfits, words };
})()
