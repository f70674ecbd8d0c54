// The tasks of "Binary numbers": conversions, and complements in a fixed number of bits. Pure.

import type { TaskAddress } from "#addresses/core/learn.ts";
import { randomFrom, type Random } from "../../core/random.ts";
import { converted } from "./converted.ts";

export type BinaryTask =
  | {
      readonly kind: "convert";
      /** In `base`; may have a point. */
      readonly digits: string;
      readonly base: number;
      readonly target: number;
    }
  /** The 2's complement of these bits. */
  | { readonly kind: "complement"; readonly bits: string }
  /** The bits of the difference, of the same number, which may stand for a negative number. */
  | { readonly kind: "subtract"; readonly left: string; readonly right: string }
  /** The number with a sign that these bits are. */
  | { readonly kind: "signed"; readonly bits: string };

/** Level 1 goes between bases 2 and 10, level 2 to hexadecimal, octal and fractions, level 3 has a fixed number of bits. */
export function binaryTask({ level, seed }: Pick<TaskAddress, "level" | "seed">): BinaryTask {
  const random = randomFrom(seed * 3 + level);
  if (level === 1) return conversion(5 + random.below(251), random.one([0, 1]) === 0 ? [2, 10] : [10, 2]);
  if (level === 2) return random.below(3) === 0 ? fraction(random) : regrouping(random);
  return fixedBits(random);
}

/** The answer that is right, in upper case, without leading zeros where the number of bits is not fixed. */
export function rightAnswer(task: BinaryTask): string {
  switch (task.kind) {
    case "convert":
      return converted(task.digits, task.base, task.target);
    case "complement":
      return inBits(-valueOf(task.bits), task.bits.length);
    case "subtract":
      return inBits(valueOf(task.left) - valueOf(task.right), task.left.length);
    case "signed":
      return String(signedValueOf(task.bits));
  }
}

/** The task in a line, by which two tasks are told apart. */
export function taskText(task: BinaryTask): string {
  switch (task.kind) {
    case "convert":
      return `${task.digits}: ${task.base} to ${task.target}`;
    case "subtract":
      return `${task.left} - ${task.right}`;
    default:
      return `${task.kind}: ${task.bits}`;
  }
}

/** The value of bits without a sign. */
export function valueOf(bits: string): number {
  return Number.parseInt(bits, 2);
}

/** The value of bits with a sign, of which the first is worth less than 0. */
export function signedValueOf(bits: string): number {
  const value = valueOf(bits);
  return bits.startsWith("1") ? value - 2 ** bits.length : value;
}

/** The last `width` bits of a number, negative numbers as 2's complement. */
export function inBits(value: number, width: number): string {
  const all = 2 ** width;
  return (((value % all) + all) % all).toString(2).padStart(width, "0");
}

function conversion(value: number, [base, target]: readonly [number, number]): BinaryTask {
  return { kind: "convert", digits: value.toString(base).toUpperCase(), base, target };
}

function regrouping(random: Random): BinaryTask {
  const pairs = [
    [2, 16],
    [16, 2],
    [2, 8],
    [8, 2],
    [16, 10],
    [10, 16],
  ] as const;
  return conversion(17 + random.below(4_079), random.one(pairs));
}

/** A multiple of one sixteenth, so that it ends in both bases. */
function fraction(random: Random): BinaryTask {
  const value = random.below(4) + (1 + random.below(15)) / 16;
  const [base, target] = random.one([
    [2, 10],
    [10, 2],
  ] as const);
  return { kind: "convert", digits: value.toString(base), base, target };
}

function fixedBits(random: Random): BinaryTask {
  const width = random.one([4, 5, 6, 8]);
  const some = () => inBits(1 + random.below(2 ** width - 1), width);
  const bits = some();
  switch (random.below(3)) {
    case 0:
      return { kind: "complement", bits };
    case 1: {
      const right = some();
      return { kind: "subtract", left: bits === right ? inBits(valueOf(bits) + 1, width) : bits, right };
    }
    default:
      return { kind: "signed", bits };
  }
}
