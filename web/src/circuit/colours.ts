// The colours that a circuit is drawn with, taken from the page's colour scheme.

import { fixedColours, themeColours, type Colours } from "./core/scene/paint.ts";

/** Colours for a drawing within the page. They are CSS variables, so the drawing follows the scheme by itself. */
export const pageColours = coloursBy((role) => `var(${role})`);

/** The colours of an element's present scheme. Call it again when the scheme changes. */
export function readColours(element: Element): Colours {
  const style = getComputedStyle(element);
  return coloursBy((role) => style.getPropertyValue(role).trim());
}

function coloursBy(valueOf: (role: string) => string): Colours {
  const themed = themeColours.map((colour) => [colour, valueOf(`--${colour}`)]);
  return { ...fixedColours, ...Object.fromEntries(themed) };
}
