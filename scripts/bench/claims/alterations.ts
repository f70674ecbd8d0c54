// Small alterations of a lesson's data, each of which makes another claim: a sign, a letter or a number becomes another one.

import type { Edit } from "../breaks/edits.ts";

/** A letter with or without NOT, a sign between operands, or a number. */
const parts = /(?<![A-Za-z])[A-D](?![A-Za-z])'?|(?<=[A-D')])[.+](?=[A-D(])|\b\d+\b/g;

/** A text that is an expression as a whole, not marked text with expressions in braces. */
const expression = /^[A-Z0-9.+^()' =]+$/;

/** All alterations of a file of data in the order of their places. Comments are left alone: no reader sees them. */
export function alterationsIn(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, blank);
  for (const { 1: words = "", index } of code.matchAll(/"([^"\n]*)"/g)) {
    if (code.slice(0, index).trimEnd().endsWith("from")) continue;
    for (const { 0: part, index: at } of words.matchAll(parts)) {
      const before = words.slice(0, at);
      const isInMaths = expression.test(words) || before.lastIndexOf("{") > before.lastIndexOf("}");
      const start = index + 1 + at;
      if (isInMaths || isNumber(part))
        edits.push({ start, end: start + part.length, replacement: otherThan(part) });
    }
  }
  const outside = code.replaceAll(/"[^"\n]*"/g, blank);
  for (const { 0: number, index: start } of outside.matchAll(/(?<=[ [(])\d+(?=[,\]} )])/g))
    edits.push({ start, end: start + number.length, replacement: otherThan(number) });
  return edits.toSorted((one, other) => one.start - other.start);
}

const isNumber = (part: string) => /^\d/.test(part);

/** As long, so that all else keeps its place. */
const blank = (text: string) => " ".repeat(text.length);

/** The last bit of digits of base 2 is turned; any other number becomes the next one. */
function otherThan(part: string): string {
  if (part === ".") return "+";
  if (part === "+") return ".";
  if (/^[01]+$/.test(part)) return part.slice(0, -1) + (part.endsWith("0") ? "1" : "0");
  if (isNumber(part)) return String(Number(part) + 1);
  return part.endsWith("'") ? part.slice(0, -1) : `${part}'`;
}
