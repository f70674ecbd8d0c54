// Reads from the page the colours that a circuit is drawn with; the page's scheme decides which.

import { fixedColours, themeColours, type Colours } from "./core/scene/paint.ts";

/** Of an element's scheme. Read again when the scheme changes. */
export function readColours(element: Element): Colours {
  const style = getComputedStyle(element);
  const themed = themeColours.map((colour) => [colour, style.getPropertyValue(`--${colour}`).trim()]);
  return { ...fixedColours, ...Object.fromEntries(themed) };
}
