// The tasks of "Consensus": the term that can be left out, the term that is missing, and whether a sum is free of hazards. Pure.

import type { TaskAddress } from "#addresses/core/learn.ts";
import { chain } from "#notation/core/tree.ts";
import { typedText } from "#notation/core/typed-text.ts";
import type { ExpressionText } from "../../../core/data.ts";
import { firstDifference } from "../../../core/values.ts";
import { consensus } from "../../core/growth.ts";
import { productTree, type Product } from "../../core/literals.ts";
import { randomFrom, type Random } from "../../core/random.ts";
import { sumOf, type SumForm } from "../../core/sums.ts";
import { hazardIn, type SumHazard } from "./hazard.ts";

interface Asked {
  readonly text: ExpressionText;
  /** The terms of the sum, as written. */
  readonly terms: readonly ExpressionText[];
  /** In variable order. */
  readonly names: readonly string[];
}

export type ConsensusTask =
  /** Exactly one term can be left out. */
  | (Asked & { readonly kind: "superfluous"; readonly right: number })
  /** Exactly this term makes the sum free of hazards. */
  | (Asked & { readonly kind: "missing"; readonly answer: ExpressionText })
  | (Asked & { readonly kind: "hazard"; readonly hazard: SumHazard | null });

export type ConsensusTaskOf<Kind extends ConsensusTask["kind"]> = Extract<
  ConsensusTask,
  { readonly kind: Kind }
>;

/** A small and a capital letter are complements of each other. The last term of each can be left out. */
const longForms: readonly SumForm[] = [
  ["ab", "Ac", "bc"],
  ["ab", "Ac", "bcd"],
  ["abd", "Ac", "bcd"],
  ["ab", "Acd", "bcd"],
  ["ab", "Ac", "Db", "bc"],
  ["ab", "Ac", "cd", "bc"],
  ["a", "Ab", "bc"],
];

/** Two terms of each have a consensus that the sum does not have. */
const shortForms: readonly SumForm[] = [
  ["ab", "Ac"],
  ["abd", "Ac"],
  ["ab", "Acd"],
  ["ab", "Ac", "cd"],
  ["ab", "Ac", "bd"],
  ["a", "Ab"],
];

/** Level 1 asks for the superfluous term, level 2 for the missing one, level 3 whether there is a hazard. */
export function consensusTask({ level, seed }: Pick<TaskAddress, "level" | "seed">): ConsensusTask {
  const random = randomFrom(seed * 3 + level);
  if (level === 1) return superfluousTask(random);
  return level === 2 ? missingTask(random) : hazardTask(random);
}

/** The task in a line, by which two tasks are told apart. */
export function taskText({ kind, text }: ConsensusTask): string {
  return `${kind}: ${text}`;
}

const letters = ["A", "B", "C", "D"];

function sumFrom(forms: readonly SumForm[], random: Random): readonly Product[] {
  return random.shuffled(sumOf(random.one(forms), letters, random));
}

function asked(sum: readonly Product[]): Asked {
  const names = letters.filter((name) =>
    sum.some((product) => product.some((literal) => literal.name === name)),
  );
  return { text: textOf(sum), terms: sum.map((product) => typedText(productTree(product))), names };
}

function superfluousTask(random: Random): ConsensusTask {
  const sum = sumFrom(longForms, random);
  const right = sum.findIndex((_, at) => isSuperfluous(sum, at));
  return { kind: "superfluous", ...asked(sum), right };
}

function missingTask(random: Random): ConsensusTask {
  const sum = sumFrom(shortForms, random);
  const answer = missingIn(sum);
  return { kind: "missing", ...asked(sum), answer: answer ? typedText(productTree(answer)) : "" };
}

/** Hazards and none are equally likely. */
function hazardTask(random: Random): ConsensusTask {
  const sum = sumFrom(random.below(2) === 0 ? longForms : shortForms, random);
  const { names, ...rest } = asked(sum);
  return { kind: "hazard", names, ...rest, hazard: hazardIn(sum, names) };
}

/** The consensus of two terms that the sum does not have. */
function missingIn(sum: readonly Product[]): Product | undefined {
  const pairs = sum
    .flatMap((one, at) => sum.slice(at + 1).map((other) => consensus(one, other)))
    .filter((product) => product !== null);
  const texts = new Set(sum.map((product) => typedText(productTree(product))));
  return pairs.find((product) => !texts.has(typedText(productTree(product))));
}

/** Whether the sum of the other terms has the same value in each row. */
function isSuperfluous(sum: readonly Product[], at: number): boolean {
  const others = sum.filter((_, other) => other !== at);
  return firstDifference(treeOf(sum), treeOf(others)) === null;
}

function treeOf(sum: readonly Product[]) {
  return chain("or", sum.map(productTree));
}

function textOf(sum: readonly Product[]): ExpressionText {
  return typedText(treeOf(sum));
}
