// The screen Number Systems, and how a number is converted, which a lesson shows too.

import { counted, number } from "./numbers.ts";

export const numberTexts = {
  numberField: "Number",
  numberFieldHint: "Enter a number",
  numberBase: "Base of the number",
  numberIdle:
    "Enter a number to convert it to every base and to see its 1's and 2's complement. Write a fraction with a point.",
  customBasesPremium: "Custom bases are part of Premium. Binary, octal, decimal and hexadecimal are free.",
  customBaseEntry: "Base",
  removeBase: (base: number) => `Remove base ${base}`,
  baseNumbered: (base: number) => `Base ${base}`,
  numberIn: (digits: string, name: string) => `${digits} in ${name.toLowerCase()}`,
  earlierNumber: (written: string | null) =>
    `Results of the earlier number${written === null ? "" : `: ${written}`}`,
  numberReadIn: (name: string) => `Read as ${name.toLowerCase()}`,
  numberInBases: "The number in every base",
  baseColumn: "Base",
  numberColumn: "Number",
  copyColumn: "Copy",
  hexadecimal: (digits: string) => `hexadecimal ${digits}`,
  complements: "Complements",
  complementsCaption: "The number and its complements in the chosen width",
  complementColumn: "Complement",
  complementValue: "Value",
  bitWidth: "Bits",
  bitsColumn: "Bits",
  repeats: (digits: string) => `(${digits}) repeats`,
  repeatLength: (digits: number) => `${counted(digits, "digit repeats", "digits repeat")}`,
  cutFraction: (digits: number) => `the first ${number.format(digits)} digits after the point`,
  allDigits: (count: number) => `All ${number.format(count)} digits`,
  working: "Working",
  numberSign: "A number has one sign, before its digits.",
  readInAs: (name: string, digits: string) => `Read as ${name.toLowerCase()} ${digits}`,
  signed: "Signed",
  inWidth: (bits: number) => `in ${counted(bits, "bit", "bits")}`,
  unsigned: "Unsigned",
  wider: "Wider",
  inBits: (bits: number) => `${bits} bits`,
  numberComma: "A number has no commas. Use a point before the fraction and spaces between groups of digits.",
  numberSecondPoint: "A number can have only one point.",
  numberNotDigit: (character: string, base: number, digits: string) =>
    `“${character}” is not a digit of base ${base}, the largest base here. Its digits are ${digits}.`,
  numberTooLong: (digitsMax: number) => `A number can have at most ${number.format(digitsMax)} digits.`,
  numberUnfinished: "Enter at least one digit.",
} as const;

/** How a number is converted. */
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
