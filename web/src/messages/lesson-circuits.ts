// The circuits that lessons draw, and the practice with them. Text in braces is typeset.

import { listed } from "./numbers.ts";

type Values = Readonly<Record<string, 0 | 1>>;

export const lessonCircuits = {
  gate: (number: number) => `gate ${number}`,
  spokenGate: (gate: string, kind: string, sources: readonly string[]) =>
    `${capital(gate)}: ${kind} of ${listed(sources)}.`,
  spokenBulb: (name: string, source: string) => `${name} is ${source}.`,
  timing: "Values of the signals, one gate delay after the other",
  delays: "gate delays",
  spoken: (sentences: readonly string[]) => ["Circuit.", ...sentences].join(" "),
} as const;

export const circuitTasks = {
  practice: "Task: circuits",
  caption: "The circuit of {F}",
  answerIs: (text: string) => `The answer: {F = ${text}}`,

  askExpression: "Which expression does this circuit compute? Every expression that is equal to it counts.",
  hintBegin: "Begin at the inputs, and write the expression of each gate at its output.",
  hintGate: (gate: string, text: string) => `${capital(gate)} gives {${text}}.`,

  askCircuit: (text: string) => `Which circuit computes {F = ${text}}?`,
  circuit: (number: number) => `Circuit ${number}`,
  chooseCircuit: "Choose a circuit first.",
  rightCircuit: (number: number) => `Circuit ${number} has the value of {F} in each row.`,
  wrongCircuit: (number: number, row: number, values: Values, value: 0 | 1) =>
    `In row ${row} (${valuesText(values)}) circuit ${number} gives ${value}, but {F} is ${1 - value}.`,

  askWire: (text: string) =>
    `This circuit was built for {F = ${text}}, but one wire begins at the wrong place. Which one?`,
  wire: (from: string, to: string) => `from ${from} to ${to}`,
  chooseWire: "Choose a wire first.",
  rightWire: (to: string, from: string, should: string) =>
    `${capital(to)} must get ${should} here, not ${from}.`,
  wrongWire: (from: string, to: string) => `This wire is right: ${to} must get ${from}.`,
  hintRow: (row: number, values: Values, value: 0 | 1) =>
    `In row ${row} (${valuesText(values)}) the circuit gives ${value}, but {F} is ${1 - value}. Set the switches so, and follow the values from the inputs on.`,
  hintRight: (gate: string) => `The wires to ${gate} are right.`,
  hintTo: (gate: string) => `The wrong wire goes to ${gate}.`,
} as const;

function valuesText(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `{${name} = ${value}}`)
    .join(", ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
