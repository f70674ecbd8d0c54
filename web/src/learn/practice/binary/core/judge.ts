// An answer to a task of binary numbers, compared with the right one. Pure.

import { converted } from "./converted.ts";
import { inBits, rightAnswer, signedValueOf, type BinaryTask } from "./tasks.ts";

export type BinaryVerdict =
  | { readonly kind: "empty" }
  /** A character that is no digit of the base. */
  | { readonly kind: "digit"; readonly character: string; readonly base: number }
  /** As many bits are asked for. */
  | { readonly kind: "width"; readonly bits: number }
  /** The first bit from the left that is wrong, counted from 1. */
  | { readonly kind: "place"; readonly at: number }
  /** What the answer is in the base in which the number was given. */
  | { readonly kind: "other"; readonly answer: string; readonly is: string; readonly base: number }
  /** No number of so many bits with a sign. */
  | { readonly kind: "outside"; readonly bits: number }
  | { readonly kind: "right" };

/** Takes spaces and underscores between digits, and small letters. */
export function judgeAnswer(text: string, task: BinaryTask): BinaryVerdict {
  const answer = text.replaceAll(/[\s_]/g, "").replace("−", "-").toUpperCase();
  if (answer === "") return { kind: "empty" };
  switch (task.kind) {
    case "convert":
      return judgeConversion(answer, task);
    case "signed":
      return judgeSigned(answer, task);
    case "complement":
      return judgeBits(answer, rightAnswer(task));
    case "subtract":
      return judgeBits(answer, rightAnswer(task));
  }
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function judgeConversion(
  answer: string,
  task: Extract<BinaryTask, { readonly kind: "convert" }>,
): BinaryVerdict {
  const { base, target } = task;
  const wrong = strayIn(answer, digits.slice(0, target), true);
  if (wrong !== null) return { kind: "digit", character: wrong, base: target };
  const own = withoutEdgeZeros(answer);
  if (own === rightAnswer(task)) return { kind: "right" };
  return { kind: "other", answer: own, is: converted(own, target, base), base };
}

function judgeBits(answer: string, right: string): BinaryVerdict {
  const wrong = strayIn(answer, "01", false);
  if (wrong !== null) return { kind: "digit", character: wrong, base: 2 };
  if (answer.length !== right.length) return { kind: "width", bits: right.length };
  const at = [...answer].findIndex((bit, place) => bit !== right[place]);
  return at === -1 ? { kind: "right" } : { kind: "place", at: at + 1 };
}

function judgeSigned(
  answer: string,
  { bits }: Extract<BinaryTask, { readonly kind: "signed" }>,
): BinaryVerdict {
  const wrong = strayIn(answer.replace(/^[+-]/, ""), "0123456789", false);
  if (wrong !== null || !/\d/.test(answer)) return { kind: "digit", character: wrong ?? answer, base: 10 };
  const value = Number(answer);
  const width = bits.length;
  if (value === signedValueOf(bits)) return { kind: "right" };
  if (value < -(2 ** (width - 1)) || value >= 2 ** (width - 1)) return { kind: "outside", bits: width };
  return { kind: "other", answer, is: inBits(value, width), base: 2 };
}

/** The first character that is no digit; null if there is none. One point is permitted in a fraction. */
function strayIn(answer: string, permitted: string, hasPoint: boolean): string | null {
  let points = 0;
  for (const character of answer) {
    if (character === "." && hasPoint) {
      points += 1;
      if (points > 1) return character;
    } else if (!permitted.includes(character)) return character;
  }
  return answer === "." ? answer : null;
}

/** `0101.100` as `101.1`. */
function withoutEdgeZeros(answer: string): string {
  const [whole = "", fraction = ""] = answer.split(".");
  const kept = fraction.replace(/0+$/, "");
  return (whole.replace(/^0+(?=.)/, "") || "0") + (kept === "" ? "" : `.${kept}`);
}
