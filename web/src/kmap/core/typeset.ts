// Names of variables and terms as runs of SVG text, with the digits of a name as a subscript. Pure.

import { element, type Element } from "./picture.ts";

/** In px. */
const drop = 3;
const digitsSize = 9;

/**
 * The runs of a text in which digits after a letter are those of a name; an n after a single letter is a subscript
 * too.
 */
export function typeset(text: string): readonly Element[] {
  return text.split(/((?<=[A-Za-z])\d+|(?<=^[A-Za-z])n$)/).flatMap((part, at) => {
    if (part === "") return [];
    const isDigits = at % 2 === 1;
    if (isDigits) return [element("tspan", { dy: drop, fontSize: digitsSize, fontStyle: "normal" }, [part])];
    return [element("tspan", at === 0 ? {} : { dy: -drop }, [part])];
  });
}

/** The shift of the base line for a text after this one, in px: back up from a subscript. */
export function dropAfter(text: string): number {
  return /[A-Za-z]\d+$/.test(text) ? -drop : 0;
}

/** The approximate width of a subscript digit, and of a letter of average width; in px. */
const digitWidth = 6;
const letterWidth = 10;
const narrowWidth = 7;
const wideWidth = 14;

/** The approximate width of names in a row, in px. */
export function widthOf(names: string): number {
  return [...names].reduce((sum, sign) => sum + signWidth(sign), 0);
}

function signWidth(sign: string): number {
  if (/\d/.test(sign)) return digitWidth;
  if (/[IJfijlrt]/.test(sign)) return narrowWidth;
  return /[MWmw]/.test(sign) ? wideWidth : letterWidth;
}

/** Attributes that compress names that would be wider than `width`, in px. */
export function fitted(names: string, width: number): Element["attributes"] {
  return widthOf(names) > width ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};
}
