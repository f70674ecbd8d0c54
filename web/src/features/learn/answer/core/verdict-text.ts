// The sentence of a verdict. Pure.

import { answers } from "#messages/answers.ts";
import { own } from "#messages/own.ts";
import type { Difference } from "../../core/values.ts";
import type { Excess, Verdict } from "./verdict.ts";

/** What the two expressions are called that were compared: the answer first. */
export type Sides = readonly [answer: string, task: string];

/** Empty where there is nothing to say: nobody waits, or the field itself shows what is wrong. */
export function verdictText(verdict: Verdict, sides: Sides): string {
  const readAs = "readAs" in verdict && verdict.readAs !== null ? `${answers.readAs(verdict.readAs)} ` : "";
  return `${readAs}${sentenceOf(verdict, sides)}`;
}

function sentenceOf(verdict: Verdict, sides: Sides): string {
  switch (verdict.kind) {
    case "blank":
      return answers.blank;
    case "different":
      return differenceText(verdict.difference, sides) + casesText(verdict.cases);
    case "equal":
      return answers.equal;
    case "longer":
      return excessText(verdict.excess);
    case "minimal":
      return verdict.compared ? answers.compared(verdict.compared) : answers.minimal;
    case "unavailable":
      return answers.unavailable;
    case "refused":
    case "cancelled":
      return "";
  }
}

/** "In row 5 (A = 1, B = 0, C = 1) yours is 0, the task is 1." */
export function differenceText({ number, row, values }: Difference, sides: Sides): string {
  const assigned = Object.entries(row).map(([name, value]) => `${name} = ${value}`);
  return answers.differs(
    number,
    assigned.join(", "),
    answers.valueOf(sides[0], values[0]),
    answers.valueOf(sides[1], values[1]),
  );
}

function casesText(cases: readonly [upper: string, lower: string] | null): string {
  return cases ? ` ${own.twoCases(...cases)}.` : "";
}

function excessText(excess: Excess): string {
  switch (excess.by) {
    case "isConstant":
      return answers.isConstant(excess.value);
    case "hasConstant":
      return answers.hasConstant;
    case "form":
      return answers.longerThan(excess.form, excess.has, excess.enough);
    default:
      return answers.longer(excess.by, excess.has, excess.enough);
  }
}
