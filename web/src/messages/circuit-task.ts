// The texts of tasks to build a circuit, which a link to the Simulator carries.

import { circuitWords } from "./circuit-words.ts";

export const circuitTask = {
  name: (text: string) => `Build ${text}`,
  title: "Task",
  build: "Build this:",
  only: (gates: readonly string[]) => `Use ${circuitWords.and(gates)} gates only.`,
  check: "Check my circuit",
  close: "Close the task",
  noBulb: "Connect a gate to a bulb first: the bulb shows the output.",
  otherGates: (allowed: readonly string[], others: readonly string[]) =>
    `Use ${circuitWords.and(allowed)} gates only. ${circuitWords.and(others)} ${others.length === 1 ? "is" : "are"} of another kind.`,

  make: "Copy as a task",
  makeHint:
    "The link opens an empty sheet with the switches and a bulb, and the Simulator judges what is built.",
  gates: "Gates of the task",
  anyGates: "Any",
  copied: "Link to the task copied",
  tooLong: (max: number) =>
    `The expression is too long for a link of ${max.toLocaleString("en-US")} characters.`,
} as const;
