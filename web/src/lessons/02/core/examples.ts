// The expressions of lesson 02 that open in the tools. Pure.

import type { ExampleData } from "#learn/core/data.ts";
import { drawn } from "./drawings.ts";

export const examples = {
  nand: { text: drawn.nand, tools: ["simulator", "truthTable"] },
  nor: { text: drawn.nor, tools: ["simulator", "truthTable"] },
  xor: {
    text: drawn.xor,
    beside: [drawn.xorParts],
    tools: ["truthTable", "simulator"],
  },
  xnor: {
    text: drawn.xnor,
    tools: ["simulator", "truthTable", "simplifier"],
  },
  andOfNands: {
    text: drawn.andOfNands,
    tools: ["simulator", "simplifier"],
  },
  orOfNands: {
    text: drawn.orOfNands,
    tools: ["simulator", "simplifier"],
  },
  andThree: { text: drawn.andThree, tools: ["simulator", "truthTable"] },
  built: {
    text: drawn.built,
    tools: ["simulator", "truthTable", "simplifier"],
  },
} as const satisfies Readonly<Record<string, ExampleData>>;

/** Tasks that the Simulator judges. */
export const buildTasks = [
  { task: "A+B", gates: ["nand"], words: "Build OR of NAND gates" },
  { task: "A.B", gates: ["nor"], words: "Build AND of NOR gates" },
  { task: "A^B", gates: ["nand"], words: "Build XOR of NAND gates: four are enough" },
] as const;
