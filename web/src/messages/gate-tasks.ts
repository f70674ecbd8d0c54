// The texts of the practice "Gates". Text in braces is typeset.

import { counted } from "./numbers.ts";

type Only = "nand" | "nor";

const names = { nand: "NAND", nor: "NOR" } as const;

export const gateTasks = {
  practice: "Task: gates",
  gates: { nand: "A NAND gate", nor: "A NOR gate", xor: "An XOR gate", xnor: "An XNOR gate" },
  askValue: (row: string) => `The inputs are ${row}. What does the gate give?`,
  chooseValue: "Choose 0 or 1 first.",
  value: (value: 0 | 1) => `It gives ${value}.`,
  rules: {
    nand: "NAND gives 0 only if all its inputs are 1.",
    nor: "NOR gives 1 only if all its inputs are 0.",
    xor: "XOR gives 1 if the number of ones at its inputs is odd.",
    xnor: "XNOR gives 1 if the number of ones at its inputs is even.",
  },
  ones: (ones: number, all: number) => `${ones} of the ${all} inputs ${ones === 1 ? "is" : "are"} 1.`,

  askCount: (text: string) =>
    `{F = ${text}} is built of NAND gates alone: one for each product, and one at the end. How many gates are there, with those that make complements?`,
  number: "Number of gates",
  wrongNumber: (number: number) => `It is not ${number}.`,
  rightNumber: (count: number, form: string) => `${counted(count, "gate", "gates")}: {F = ${form}}.`,
  hintCount: "A term of one literal needs no gate of its own, but its complement goes into the last gate.",
  hintComplements: (literals: readonly string[]) =>
    literals.length === 0
      ? "No complement is needed."
      : `These complements are needed, each from one gate: {${literals.join("}, {")}}.`,
  hintForm: (form: string) => `This is the form: {F = ${form}}. Count each bar once, and equal parts once.`,

  askOnly: (gate: Only, text: string) => `Write {${text}} with ${names[gate]} gates alone.`,
  onlyRule: {
    nand: "Each product has a bar over it, and there is no other operator. {A'} is a NAND gate with both inputs joined.",
    nor: "Each sum has a bar over it, and there is no other operator. {A'} is a NOR gate with both inputs joined.",
  },
  hintLaws: {
    nand: "{A.B = ((A.B)')'}, and by De Morgan {A+B = (A'.B')'}.",
    nor: "{A+B = ((A+B)')'}, and by De Morgan {A.B = (A'+B')'}.",
  },
  hintBars: "Put two bars over the whole expression, and use De Morgan below the upper one.",
  answer: (form: string) => `A right answer: {${form}}`,
} as const;
