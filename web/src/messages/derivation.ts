// Texts about a derivation: its steps, its lines, the links to its laws.

import { number } from "./numbers.ts";

export const derivation = {
  rail: "Steps of the derivation",
  /** Before the number and the law, for screen readers. */
  step: "Step",
  stepsFromTo: "Steps",
  /** A law that is used several times one after the other: "Complement law, 3 times". */
  uses: (law: string, count: number) => `${law}, ${number.format(count)} times`,
  stepOf: (at: number, last: number) => `Step ${at} of ${last}`,
  lineOf: (at: number) => `Line ${at}`,
  before: "Before",
  after: "After",
  law: "Law",
  /** A link: "Absorptive law in lesson 03". */
  lawInLesson: (law: string, lesson: string) => `${law} in lesson ${lesson}`,
  afterSpoken: (spoken: string) => `After: ${spoken}`,
  back: "Back",
  next: "Next",
  line: "Line",
  wholeLine: "The whole line",
  allFactors: (count: number) => `All ${number.format(count)} factors`,
  allCharacters: (count: number) => `All ${number.format(count)} characters`,
};
