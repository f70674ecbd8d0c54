// Derivations written by hand: the sides of a law stand in square brackets, as in `A.[B+B'].C` and `A.[1].C`.

import { type Derivation, type Range, type Side, type Step, unproved } from "#support/checker/derivation.ts";

/** A law with the line before and the line after it, both marked. */
export type MarkedStep = readonly [stepType: string, before: string, after: string];

/** A line without its marks, and what they mark. */
export function unmarked(marked: string): { readonly text: string; readonly side: Side } {
  const at: Range[] = [];
  let text = "";
  let start = 0;
  for (const sign of marked) {
    if (sign === "[") start = text.length;
    else if (sign === "]") at.push([start, text.length]);
    else text += sign;
  }
  // Behind an operand of a chain stands the chain's sign.
  const sign = at.length > 1 ? (text[at[0]?.[1] ?? 0] ?? "") : "";
  return { text, side: { part: at.map((range) => text.slice(...range)).join(sign), at } };
}

export function stepOf([stepType, before, after]: MarkedStep): Step {
  const line = unmarked(after);
  const sides = { before: unmarked(before).side, after: line.side };
  return { currentExpression: line.text, stepType, description: "A law is used here.", ...sides };
}

/** The derivation of an input as read: brackets are removed if the first law's line has fewer. */
export function derivationOf(input: string, steps: readonly MarkedStep[]): Derivation {
  const description = "This is the input.";
  const first = unmarked(steps[0]?.[1] ?? input).text;
  return [
    { currentExpression: input, stepType: unproved.corrected, description },
    ...(first === input ? [] : [{ currentExpression: first, stepType: unproved.brackets, description }]),
    ...steps.map(stepOf),
  ];
}
