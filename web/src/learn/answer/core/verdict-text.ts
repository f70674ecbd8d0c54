// The sentence of a verdict. Pure.

import { readingTexts } from "#messages/expression.ts";
import { verdicts } from "#messages/lesson-blocks.ts";
import type { Difference } from "../../core/values.ts";
import type { Excess, Verdict } from "./verdict.ts";

/** The names of the two compared expressions, the answer's first. */
export type Sides = readonly [answer: string, task: string];

/** Empty if there is nothing to say: the question was cancelled, or the field itself shows what is wrong. */
export function verdictText(verdict: Verdict, sides: Sides): string {
  const readAs = "readAs" in verdict && verdict.readAs !== null ? `${verdicts.readAs(verdict.readAs)} ` : "";
  return `${readAs}${sentenceOf(verdict, sides)}`;
}

function sentenceOf(verdict: Verdict, sides: Sides): string {
  switch (verdict.kind) {
    case "blank":
      return verdicts.blank;
    case "different":
      return differenceText(verdict.difference, sides) + casesText(verdict.cases);
    case "equal":
      return verdicts.equal;
    case "longer":
      return excessText(verdict.excess);
    case "otherGate":
      return verdicts.otherGate(verdict.gate, verdict.stray);
    case "wideBar":
      return verdicts.wideBar;
    case "minimal":
      return verdict.compared ? verdicts.compared(verdict.compared) : verdicts.minimal;
    case "unavailable":
      return verdicts.unavailable;
    case "refused":
    case "cancelled":
      return "";
  }
}

/** "In row 5 (A = 1, B = 0, C = 1) yours is 0, the task is 1." */
export function differenceText({ number, row, values }: Difference, sides: Sides): string {
  const assigned = Object.entries(row).map(([name, value]) => `${name} = ${value}`);
  return verdicts.differs(
    number,
    assigned.join(", "),
    verdicts.valueOf(sides[0], values[0]),
    verdicts.valueOf(sides[1], values[1]),
  );
}

function casesText(cases: readonly [upper: string, lower: string] | null): string {
  return cases ? ` ${readingTexts.twoCases(...cases)}.` : "";
}

function excessText(excess: Excess): string {
  switch (excess.by) {
    case "isConstant":
      return verdicts.isConstant(excess.value);
    case "hasConstant":
      return verdicts.hasConstant;
    case "form":
      return verdicts.longerThan(excess.form, excess.has, excess.enough);
    default:
      return verdicts.longer(excess.by, excess.has, excess.enough);
  }
}
