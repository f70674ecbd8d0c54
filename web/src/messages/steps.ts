// Our own texts about the steps of a derivation, in sentence case. They are not among those of own.ts, which every visit
// loads.

export const steps = {
  title: "Steps",
  premium: "The step-by-step explanation comes with a Premium package. The answer itself stays free.",
  failed: "The steps could not be loaded",
  rail: "Steps of the derivation",
  /** Before the number and the law, for screen readers. */
  step: "Step",
  stepsFromTo: "Steps",
  stepOf: (number: number, last: number) => `Step ${number} of ${last}`,
  lineOf: (number: number) => `Line ${number}`,
  before: "Before",
  after: "After",
  law: "Law",
  /** A link: "Absorptive law in lesson 03". */
  lawInLesson: (law: string, lesson: string) => `${law} in lesson ${lesson}`,
  afterSpoken: (spoken: string) => `After: ${spoken}`,
  back: "Back",
  next: "Next",
  minimalAlready: "The input is a minimum sum of products already. No law makes it smaller.",
  noLaw: "No law leads to a smaller sum that was found.",
  notProved: "The last line is the smallest sum that was found. It is not proved minimal.",
  otherResult: "The last line is not the Result of the answer: this page searched longer than the service.",
  earlierInput: "These are the steps of the earlier input.",
} as const;
