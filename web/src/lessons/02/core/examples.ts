// The expressions of lesson 02 that open in the tools. Pure.

import type { ExampleData } from "#learn/core/data.ts";
import { drawn } from "./drawings.ts";

export const nandExample: ExampleData = { text: drawn.nand, tools: ["simulator", "truthTable"] };
export const norExample: ExampleData = { text: drawn.nor, tools: ["simulator", "truthTable"] };
export const xorExample: ExampleData = {
  text: drawn.xor,
  beside: [drawn.xorParts],
  tools: ["truthTable", "simulator"],
};
export const xnorExample: ExampleData = {
  text: drawn.xnor,
  tools: ["simulator", "truthTable", "simplifier"],
};
export const andOfNandsExample: ExampleData = {
  text: drawn.andOfNands,
  tools: ["simulator", "simplifier"],
};
export const orOfNandsExample: ExampleData = {
  text: drawn.orOfNands,
  tools: ["simulator", "simplifier"],
};
export const andThreeExample: ExampleData = { text: drawn.andThree, tools: ["simulator", "truthTable"] };
export const builtExample: ExampleData = {
  text: drawn.built,
  tools: ["simulator", "truthTable", "simplifier"],
};

/** Tasks that the Simulator judges. */
export const buildTasks = [
  { task: "A+B", gates: ["nand"], words: "Build OR of NAND gates" },
  { task: "A.B", gates: ["nor"], words: "Build AND of NOR gates" },
  { task: "A^B", gates: ["nand"], words: "Build XOR of NAND gates: four are enough" },
] as const;
