// Texts about the next step of a visitor's own derivation.

import { counted } from "./numbers.ts";

export const nextStepTexts = {
  hint: "Hint",
  /** Labels of the button once the step before was told. */
  more: { place: "Show the place", line: "Show the line" },
  finish: "Finish it for me",
  asking: "Looking for the next step …",
  failed: "The next step could not be loaded",
  /** 0 is the expression that is derived from. */
  from: (line: number) => (line === 0 ? "From the beginning" : `From your line ${line}`),
  law: (place: string, law: string) => `${place}, the next law is: ${law}.`,
  place: "The place of the next step",
  rest: (place: string, steps: number) =>
    `${place}, ${counted(steps, "step leads", "steps lead")} to the minimum:`,
  done: (place: string) => `${place} there is nothing left to do: it is a minimum sum of products.`,
  take: "Take it as my next line",
  takeAll: "Use these lines",
} as const;
