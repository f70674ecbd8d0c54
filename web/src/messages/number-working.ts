// Our own texts about how a number is converted, fetched with the working.

import { counted } from "./numbers.ts";

export const working = {
  toBits: (bits: number) => `Write each digit as ${bits} bits`,
  toBitsAfterPoint: (bits: number) => `Write each digit after the point as ${bits} bits`,
  fromBits: (bits: number) => `Read ${bits} bits at a time, from the point to the left`,
  fromBitsAfterPoint: (bits: number) => `Read ${bits} bits at a time, from the point to the right`,
  places: (base: number) => `Add up the place values of base ${base}, in decimal`,
  divide: (base: number) => `Divide by ${base} repeatedly and read the remainders from last to first`,
  multiply: (base: number) =>
    `Multiply the fraction by ${base} repeatedly and read the integer parts from first to last`,
  left: (lines: number) => `${counted(lines, "more line", "more lines")} of the same kind`,
  repeats: (line: number) => `From here the lines repeat, starting with line ${line}.`,
  remainder: "remainder",
} as const;
