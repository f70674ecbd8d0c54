// Wrong derivations made of a right one. None of them is right by chance, for reasons that need no checker:
//
// - Signs outside a side of a law stay as they are. So the letters, digits and bars outside `before` are those outside
//   `after`, and a step that breaks this count is wrong. It breaks for two steps merged whose inner sides differ, for a
//   missing step, which changes the count of its line, and for a side that is another operand.
// - A range that is one place off shows another text than its part: the text of a whole operand never stands there a
//   second time, one character on. One that is longer or shorter shows a longer or shorter text.
// - A changed letter, bar or operator counts only where the line becomes another function than the lines around it.
// - A law of a sum is never the same law of a product. Without constants no two laws share both sides; with constants
//   some do, such as 0+0 = 0, so there only laws of other shapes are put: see `wrongType`.

import { type Derivation, type Side, type Step, unproved } from "#support/checker/derivation.ts";
import type { Random } from "./random-expressions.ts";

export const mutations = [
  "wrong type",
  "changed literal",
  "changed sign",
  "merged steps",
  "missing step",
  "moved span",
  "another side",
] as const;

export interface Mutant {
  readonly mutation: (typeof mutations)[number];
  readonly derivation: Derivation;
}

/** A line of a file that other checkers read. A right derivation has no mutation. */
export function mutantLine(mutation: string | null, simplified: string, steps: Derivation): string {
  return `${JSON.stringify({ mutation, simplified, steps })}\n`;
}

/** Whether two expressions have the same value in every row. */
export type IsSameFunction = (one: string, other: string) => boolean;

/** At most one mutant of each kind; none of a kind that the derivation has no place for. */
export function mutantsOf(derivation: Derivation, random: Random, isSame: IsSameFunction): readonly Mutant[] {
  const makers: Record<Mutant["mutation"], () => Derivation | null> = {
    "wrong type": () => wrongType(derivation, random),
    "changed literal": () => changedLine(derivation, random, isSame, literalChanges),
    "changed sign": () => changedLine(derivation, random, isSame, signChanges),
    "merged steps": () => mergedSteps(derivation, random),
    "missing step": () => missingStep(derivation, random),
    "moved span": () => movedSpan(derivation, random),
    "another side": () => anotherSide(derivation, random),
  };
  return mutations.flatMap((mutation) => {
    const mutant = makers[mutation]();
    return mutant === null ? [] : [{ mutation, derivation: mutant }];
  });
}

interface LawStep extends Step {
  readonly before: Side;
  readonly after: Side;
}

const isLawStep = (step: Step | undefined): step is LawStep =>
  step?.before !== undefined && step.after !== undefined;

function pick<Item>(items: readonly Item[], random: Random): Item | null {
  return items[Math.floor(random() * items.length)] ?? null;
}

function pickLaw(derivation: Derivation, random: Random): { index: number; step: LawStep } | null {
  return pick(
    derivation.flatMap((step, index) => (isLawStep(step) ? [{ index, step }] : [])),
    random,
  );
}

/** Letters, digits and bars of a text, sorted. */
function countOf(text: string): string {
  return [...text.replaceAll(/[^A-Za-z0-9']/g, "")].toSorted().join("");
}

const shapes = [
  "DOUBLE_NEGATION_LAW",
  "XOR_GATE",
  "DeMorgan_THEOREM",
  "REVERSED_DeMorgan_THEOREM",
  "DISTRIBUTIVE_LAW",
  "REVERSED_DISTRIBUTIVE_LAW",
  "OR_IDEMPOTENT_LAW",
  "AND_IDEMPOTENT_LAW",
  "OR_COMPLEMENT_LAW",
  "OR_ABSORPTIVE_LAW",
  "AND_ABSORPTIVE_LAW",
  "OR_REDUNDANCY_LAW",
  "AND_REDUNDANCY_LAW",
  "CONSENSUS_LAW",
] as const;

function wrongType(derivation: Derivation, random: Random): Derivation | null {
  const law = pickLaw(derivation, random);
  if (law === null) return null;
  const { stepType: type, before, after } = law.step;
  const hasConstant = /(?<![A-Za-z0-9])[01]/.test(before.part + after.part);
  const ofOtherSign = type.replace(/^(?:OR|AND)_/, (sign) => (sign === "OR_" ? "AND_" : "OR_"));
  const types: readonly string[] = [
    ...(ofOtherSign === type ? [] : [ofOtherSign]),
    ...(hasConstant ? [] : shapes.filter((other) => other !== type)),
    unproved.corrected,
    unproved.brackets,
  ];
  const stepType = pick(types, random) ?? unproved.corrected;
  return derivation.with(law.index, { ...law.step, stepType });
}

/** Replaces `length` characters of a line from `at` on; the sides that stand in the line follow. */
interface Change {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

type Changes = (line: string, names: readonly string[]) => readonly Change[];

const literalChanges: Changes = (line, names) =>
  [...line.matchAll(/[A-Za-z]\d*/g)].flatMap(({ index: at, 0: own }) =>
    names.filter((name) => name !== own).map((text) => ({ at, length: own.length, text })),
  );

const signChanges: Changes = (line) => [
  ...[...line.matchAll(/[+.]/g)].map(({ index: at, 0: sign }) => ({
    at,
    length: 1,
    text: sign === "+" ? "." : "+",
  })),
  ...[...line.matchAll(/[A-Za-z]\d*(?<bar>'?)/g)].map(({ index, 0: literal, groups }) => {
    const bar = groups?.["bar"] ?? "";
    return { at: index + literal.length - bar.length, length: bar.length, text: bar === "" ? "'" : "" };
  }),
];

function changedLine(
  derivation: Derivation,
  random: Random,
  isSame: IsSameFunction,
  changes: Changes,
): Derivation | null {
  const names = new Set(
    derivation.flatMap(({ currentExpression: line }) => line.match(/[A-Za-z]\d*/g) ?? []),
  );
  const all = [...names, ...(names.size < 2 ? ["Z"] : [])];
  // Without another line there is none whose function is known.
  if (derivation.length < 2) return null;
  for (let tries = 0; tries < 8; tries += 1) {
    const index = Math.floor(random() * derivation.length);
    const line = derivation[index]?.currentExpression ?? "";
    const change = pick(changes(line, all), random);
    if (change === null || isSame(line, changed(line, change))) continue;
    return derivation.map((step, at) => {
      if (at === index) {
        const currentExpression = changed(line, change);
        return {
          ...step,
          currentExpression,
          ...(step.after && { after: followed(step.after, change, currentExpression) }),
        };
      }
      const follows = at === index + 1 && step.before;
      return follows ? { ...step, before: followed(follows, change, changed(line, change)) } : step;
    });
  }
  return null;
}

function changed(line: string, { at, length, text }: Change): string {
  return line.slice(0, at) + text + line.slice(at + length);
}

/** The side in the changed line, with the text that stands there. */
function followed(side: Side, { at, length, text }: Change, line: string): Side {
  const more = text.length - length;
  const moved = side.at.map(
    ([start, end]) => [start > at ? start + more : start, end > at ? end + more : end] as const,
  );
  return { part: textOf(moved, line), at: moved };
}

/** What the ranges show, joined by the sign behind the first of several. */
function textOf(at: Side["at"], line: string): string {
  const sign = at.length > 1 ? (line[at[0]?.[1] ?? 0] ?? "") : "";
  return at.map(([start, end]) => line.slice(start, end)).join(sign);
}

function mergedSteps(derivation: Derivation, random: Random): Derivation | null {
  const pairs = derivation.flatMap((step, index) => {
    const next = derivation[index + 1];
    if (!isLawStep(step) || !isLawStep(next)) return [];
    return countOf(step.after.part) === countOf(next.before.part) ? [] : [{ index, step, next }];
  });
  const pair = pick(pairs, random);
  if (pair === null) return null;
  const { index, step, next } = pair;
  const stepType = random() < 0.5 ? step.stepType : next.stepType;
  return derivation.toSpliced(index, 2, { ...next, stepType, before: step.before });
}

function missingStep(derivation: Derivation, random: Random): Derivation | null {
  const law = pickLaw(derivation, random);
  if (law === null) return null;
  const before = derivation[law.index - 1]?.currentExpression ?? "";
  if (countOf(before) === countOf(law.step.currentExpression)) return null;
  return derivation.toSpliced(law.index, 1);
}

function movedSpan(derivation: Derivation, random: Random): Derivation | null {
  const law = pickLaw(derivation, random);
  if (law === null) return null;
  const name = random() < 0.5 ? "before" : "after";
  const side = law.step[name];
  const which = Math.floor(random() * side.at.length);
  const move = pick(
    [
      [1, 1],
      [-1, -1],
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const,
    random,
  ) ?? [1, 1];
  const at = side.at.map(([start, end], index) =>
    index === which ? ([start + move[0], end + move[1]] as const) : ([start, end] as const),
  );
  return derivation.with(law.index, { ...law.step, [name]: { part: side.part, at } });
}

/** A side that is some other variable or constant of the line, with the part that stands there. */
function anotherSide(derivation: Derivation, random: Random): Derivation | null {
  const law = pickLaw(derivation, random);
  if (law === null) return null;
  const name = random() < 0.5 ? "before" : "after";
  const line = derivation[name === "before" ? law.index - 1 : law.index]?.currentExpression ?? "";
  const own = countOf(law.step[name].part);
  const others = [...line.matchAll(/[A-Za-z]\d*|[01]/g)].filter(({ 0: part }) => countOf(part) !== own);
  const other = pick(others, random);
  if (other === null) return null;
  const side: Side = { part: other[0], at: [[other.index, other.index + other[0].length]] };
  return derivation.with(law.index, { ...law.step, [name]: side });
}
