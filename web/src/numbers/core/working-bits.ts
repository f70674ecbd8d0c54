// Between powers of two no arithmetic is needed: each digit is a group of bits.

import { digitsOf, withoutEndZeros } from "./convert.ts";
import { shortened } from "./shortened.ts";
import { workingLinesMax, type WorkingLine, type WorkingRequest, type WorkingStep } from "./working-step.ts";

type Part = WorkingStep["part"];

/**
 * The steps between two bases that are powers of two: from digits to bits, unless the number is binary, then from
 * bits to digits, unless the target is binary. Each is done for the whole part and for the fraction.
 */
export function bitSteps({ integer, fraction, base, target }: WorkingRequest): readonly WorkingStep[] {
  const size = Math.log2(base);
  const fractionBits = [...fraction].map((digit) =>
    Number.parseInt(digit, base).toString(2).padStart(size, "0"),
  );
  const bits: Readonly<Record<Part, string>> = {
    whole: integer.toString(2),
    fraction: withoutEndZeros(fractionBits.join("")),
  };
  const parts: readonly Part[] = fraction === "" ? ["whole"] : ["whole", "fraction"];
  return [
    ...(base === 2 ? [] : parts.map((part) => bitStep("toBits", part, bits[part], base))),
    ...(target === 2 ? [] : parts.map((part) => bitStep("fromBits", part, bits[part], target))),
  ];
}

function bitStep(kind: "toBits" | "fromBits", part: Part, bits: string, base: number): WorkingStep {
  const groups = groupsOf(bits, Math.log2(base), part);
  const digits = groups.map((group) => digitsOf(BigInt(`0b${group}`), base));
  const lines = groups.slice(0, workingLinesMax).map((group, at): WorkingLine => {
    const digit = digits[at] ?? "";
    return kind === "toBits" ? { text: digit, digit: group } : { text: group, digit };
  });
  const result = shortened(kind === "toBits" ? bits : digits.join(""));
  return {
    kind,
    part,
    base,
    lines,
    left: groups.length - lines.length,
    repeatsFrom: null,
    result: part === "whole" ? result : `.${result}`,
  };
}

/** Groups from the point outward, the outermost filled up with zeros; listed from left to right. */
function groupsOf(bits: string, size: number, part: Part): readonly string[] {
  const length = Math.ceil(bits.length / size) * size;
  const filled = part === "whole" ? bits.padStart(length, "0") : bits.padEnd(length, "0");
  return Array.from({ length: length / size }, (_, at) => filled.slice(at * size, (at + 1) * size));
}
