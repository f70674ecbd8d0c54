// The colours that a circuit is drawn with, as the page's scheme has them.

import { fixedColours, themeColours, type Colours } from "./core/scene/paint.ts";

/** For a drawing within the page, which follows the scheme by itself. */
export const pageColours = coloursBy((role) => `var(${role})`);

/** Of an element's scheme. Read again when the scheme changes. */
export function readColours(element: Element): Colours {
  const style = getComputedStyle(element);
  return coloursBy((role) => style.getPropertyValue(role).trim());
}

function coloursBy(valueOf: (role: string) => string): Colours {
  const themed = themeColours.map((colour) => [colour, valueOf(`--${colour}`)]);
  return { ...fixedColours, ...Object.fromEntries(themed) };
}
