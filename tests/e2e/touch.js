// What can be pressed and is too small for a finger: below 24 pixels, and fields below 44, which get no taps beside them.
(() => {
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".unseen, .skip, dialog:not([open])");
  const worded = (one) => getComputedStyle(one).display === "inline" && one.matches("p a, li a"); // in a sentence
  const found = [];
  for (const one of document.querySelectorAll("button, a[href], input, select, summary")) {
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    const least = one.matches("input, select") ? 44 : 24;
    if (!shown(one) || !box.width || worded(one) || Math.min(box.width, box.height) > least - 0.5) continue;
    found.push(`${Math.round(box.width)} x ${Math.round(box.height)}: ${one.tagName} .${one.className} ${one.ariaLabel ?? ""}`);
  }
  return found;
})()
