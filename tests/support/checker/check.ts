// The second checker of derivations: reads the finished texts and judges every step. It shares no code with the crate.

import { type Derivation, type Fault, type Step, unproved } from "./derivation.ts";
import { laws } from "./laws.ts";
import { misplaced } from "./order.ts";
import { type Line, parse } from "./parse.ts";
import { context, type Place, placeOf } from "./place.ts";
import { tabulate } from "./table.ts";
import type { Match } from "./law.ts";
import { compareVariables, sumSize, variablesOf } from "./variables.ts";

/** A step by a law, with both sides found. */
export interface LawStep {
  readonly index: number;
  readonly step: Step;
  readonly from: Place;
  readonly to: Place;
  readonly match: Match;
}

export interface Answer {
  /** The Result of the same request. */
  readonly simplified: string;
}

/** Null for a derivation of which every step is one law in full and the last line is the Result. */
export function check(derivation: Derivation, { simplified }: Answer): Fault | null {
  const read = readDerivation(derivation);
  if (!("lines" in read)) return read;
  const { lines, first } = read;
  const values = differing(lines, simplified);
  if (values !== null) return values;
  const last = lines.at(-1);
  const start = lines[first];
  const index = derivation.length - 1;
  const minimum = sumSize(parse(simplified).tree);
  const given = start ? sumSize(start.tree) : null;
  const isMinimal = given?.terms === minimum?.terms && given?.literals === minimum?.literals;
  if (isMinimal && index > first) return { index: first + 1, reason: "The input is a minimum already." };
  if (!isMinimal && last?.text !== simplified)
    return { index, reason: `The last line is not ${simplified}.` };
  return null;
}

/** The steps by laws; throws where `check` finds a fault in one. */
export function lawSteps(derivation: Derivation): readonly LawStep[] {
  const read = readDerivation(derivation);
  if (!("steps" in read)) throw new Error(`Item ${read.index}: ${read.reason}`);
  return read.steps;
}

interface Read {
  readonly lines: readonly Line[];
  readonly steps: readonly LawStep[];
  /** The index of the line from which laws go on. */
  readonly first: number;
}

function readDerivation(derivation: Derivation): Read | Fault {
  const lines: Line[] = [];
  const steps: LawStep[] = [];
  let first = 0;
  for (const [index, step] of derivation.entries()) {
    try {
      checkDescription(step.description);
      const line = parse(step.currentExpression);
      const before = lines.at(-1);
      if (before === undefined || step.stepType === unproved.brackets) {
        checkUnproved(step, index, line, before);
        first = index;
      } else steps.push(lawStep(index, step, before, line, index === derivation.length - 1));
      lines.push(line);
    } catch (error) {
      return { index, reason: error instanceof Error ? error.message : String(error) };
    }
  }
  return lines.length > 0 ? { lines, steps, first } : { index: 0, reason: "There is no line." };
}

function checkDescription(description: string): void {
  // Redundancy alone is told in two sentences.
  const told = description.replace(/\. So (?=\S+ can go\b)/, "; so ");
  const isShort = /^\S.*\.$/.test(told) && !/[.!?]\s/.test(told);
  if (!isShort || description.length > 120) throw new Error("The description is no short sentence.");
}

/** The input as read, and the same without brackets that say nothing. */
function checkUnproved(step: Step, index: number, line: Line, before: Line | undefined): void {
  if (step.before || step.after) throw new Error("Only a law has sides.");
  if (before === undefined) {
    if (step.stepType !== unproved.corrected) throw new Error("The first line is the input as read.");
    return;
  }
  if (index !== 1) throw new Error("Brackets are removed once, before any law.");
  if (before.text === before.tree.text) throw new Error("No brackets can be removed.");
  if (line.text !== before.tree.text) throw new Error(`Without brackets the line is ${before.tree.text}.`);
}

/** Throws a sentence where the step is no law at one place. Only the last step may change the order of the rest. */
export function lawStep(index: number, step: Step, before: Line, line: Line, isLast: boolean): LawStep {
  const law = laws.get(step.stepType);
  if (!law) throw new Error(`${step.stepType} is no law.`);
  for (const { text, tree } of [before, line])
    if (text !== tree.text) throw new Error(`The line ${text} has brackets that can be removed.`);
  if (!step.before || !step.after) throw new Error("A law has two sides.");
  const from = placeOf(before, step.before);
  const to = placeOf(line, step.after);
  const match = law(from, to.tree);
  if (match === null) throw new Error(`${step.stepType} does not make ${to.tree.text} of ${from.tree.text}.`);
  const isSame = (name: "key" | "text") =>
    [false, true].some((isWaySorted) => {
      const options = { isHostSorted: true, isWaySorted };
      return context(from, options)[name] === context(to, options)[name];
    });
  if (!isSame("key")) throw new Error("Something else changes too.");
  if (!isLast) {
    const fault = isSame("text") ? misplaced(step.stepType, from, to) : "Something else changes its order.";
    if (fault !== null) throw new Error(fault);
    if (match.isShuffled) throw new Error("New operands do not stand in the order of the old ones.");
  }
  return { index, step, from, to, match };
}

/** The first line that is another function than the input. */
function differing(lines: readonly Line[], simplified: string): Fault | null {
  const all = [...lines.map(({ tree }) => tree), parse(simplified).tree];
  const variables = [...new Set(all.flatMap(variablesOf))].toSorted(compareVariables);
  const tableOf = tabulate(variables);
  const tables = all.map(tableOf);
  const index = tables.findIndex((table) => table !== tables[0]);
  if (index < 0) return null;
  return { index: Math.min(index, lines.length - 1), reason: "The line is another function than the input." };
}
