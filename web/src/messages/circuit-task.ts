// The texts of tasks to build a circuit, which a link to the Simulator carries.

import { circuitWords } from "./circuit-words.ts";
import { counted } from "./numbers.ts";

type Assigned = readonly (readonly [name: string, value: 0 | 1])[];

const assigned = (values: Assigned) => values.map(([name, value]) => `${name} = ${value}`).join(", ");

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

  tooManyGates: (gates: number, most: number) =>
    `The circuit has ${counted(gates, "gate", "gates")}; it may have ${most} at most.`,
  noSuchBulb: (name: string) => `Connect a gate to a bulb named ${name}.`,
  noSuchSwitch: (name: string) => `Add a switch named ${name}.`,
  wrongStep: (step: number, set: Assigned, bulb: string, value: 0 | 1 | "?", wanted: 0 | 1) =>
    `Step ${step}, after ${assigned(set)}: ${bulb} ${value === "?" ? "is unstable" : `is ${value}`} and should be ${wanted}.`,
  rightSteps: (steps: number) => `Right in all ${counted(steps, "step", "steps")}.`,
  inSteps: (steps: readonly { readonly set: Assigned; readonly shown: Assigned }[]) =>
    steps.map(({ set, shown }, at) => `${at + 1}. ${assigned(set)} gives ${assigned(shown)}.`).join(" "),
  atMost: (most: number) => `At most ${counted(most, "gate", "gates")}.`,

  make: "Make a task",
  bulbs: (names: readonly string[]) => `Everybody who opens the link builds ${circuitWords.and(names)}.`,
  gates: "Permitted gates",
  anyGates: "If none is chosen, any gates may be used.",
  most: "Most gates",
  mostHint: "Leave empty for any number.",
  notAMost: (max: number) => `Enter a whole number from 1 to ${max}, or nothing.`,
  steps: "Inputs one after the other",
  stepsHint:
    "For example D=1, E=1; E=0; D=0. All switches are 0 at the start. The circuit remembers, so it is judged step by step.",
  stepsWrong:
    "Write steps like D=1, E=1; E=0: a switch, = and 0 or 1, commas inside a step and ; between steps.",
  unstableStep: (step: number, bulb: string) => `${bulb} is unstable after step ${step}. Choose other steps.`,
  copy: "Copy the link",
  copied: "Link to the task copied",
  tooLong: (max: number) => `The task is too long for a link of ${max.toLocaleString("en-US")} characters.`,
} as const;
