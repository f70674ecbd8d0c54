// The tasks of "Simplify". A task is grown from a sum of products that is a minimum: laws are used backwards on it,
// each law at most once. So the minimum is known and smaller than the task, and no task needs the WASM. Pure.
//
// Level 1: 2 or 3 variables, one or two steps, at most 6 literals; sums of products, or one bracket; Absorptive,
// Complement with Identity, Distributive, Redundancy.
// Level 2: 3 variables, two or three steps, at most 9 literals; also the forms of AND, and De Morgan on one bracket.
// Level 3: 3 or 4 variables, three or four steps, at most 12 literals; also Consensus and XOR.

import type { TaskAddress, TaskLevel } from "#addresses/core/learn.ts";
import { chain, type Expression } from "#notation/core/tree.ts";
import { typedText } from "#notation/core/typed-text.ts";
import type { ExpressionText } from "../../core/data.ts";
import { literalCount } from "../../core/literal-count.ts";
import { backwards, hasNoRepetition, treeOfTerm, type LawUse, type Sum } from "./growth.ts";
import { productTree } from "./literals.ts";
import { randomFrom, type Random } from "./random.ts";
import { sumOf, type SumForm } from "./sums.ts";

export interface Task {
  /** To be simplified. */
  readonly text: ExpressionText;
  /** A smallest sum of products. */
  readonly minimum: ExpressionText;
}

interface LevelPlan {
  /** The form of the minimum and the number of variables of the task. */
  readonly forms: readonly { readonly form: SumForm; readonly variables: 2 | 3 | 4 }[];
  readonly laws: readonly LawUse[];
  /** The last law used is one of these. */
  readonly last: readonly LawUse[];
  readonly steps: readonly number[];
  readonly literalsMax: number;
}

const easyLaws = ["Absorptive", "Absorptive of AND", "Complement", "Distributive", "Redundancy"] as const;
const bracketLaws = ["De Morgan", "Distributive of OR", "Redundancy of AND"] as const;
const hardLaws = ["Consensus", "De Morgan", "XOR gate"] as const;

const plans: Readonly<Record<TaskLevel, LevelPlan>> = {
  1: {
    forms: [
      { form: ["a"], variables: 2 },
      { form: ["a"], variables: 3 },
      { form: ["ab"], variables: 3 },
      { form: ["a", "b"], variables: 2 },
      { form: ["a", "b"], variables: 3 },
    ],
    laws: easyLaws,
    last: easyLaws,
    steps: [1, 2],
    literalsMax: 6,
  },
  2: {
    forms: [
      { form: ["a", "b"], variables: 3 },
      { form: ["ab"], variables: 3 },
      { form: ["ab", "c"], variables: 3 },
      { form: ["ab", "ac"], variables: 3 },
    ],
    laws: easyLaws,
    last: bracketLaws,
    steps: [2, 3],
    literalsMax: 9,
  },
  3: {
    forms: [
      { form: ["ab", "c"], variables: 3 },
      { form: ["ab", "c"], variables: 4 },
      { form: ["ab", "Ac"], variables: 3 },
      { form: ["ab", "Ac"], variables: 4 },
      { form: ["ab", "ac"], variables: 4 },
      { form: ["ab", "cd"], variables: 4 },
      { form: ["a", "b"], variables: 4 },
    ],
    laws: [...easyLaws, "Redundancy of AND"],
    last: hardLaws,
    steps: [3, 4],
    literalsMax: 12,
  },
};

const letters = ["A", "B", "C", "D"];

/** Each level has its own stream of random numbers. */
const levelStride = 1_000_003;

/** The same task for the same level and seed, everywhere. */
export function taskOf({ level, seed }: TaskAddress): Task {
  const plan = plans[level];
  const random = randomFrom(seed + level * levelStride);
  const { form, variables } = random.one(plan.forms);
  const names = letters.slice(0, variables);
  const minimum = sumOf(form, names, random);
  const sum = grow(
    minimum.map((product) => ({ product })),
    names,
    plan,
    random,
  );
  return {
    text: typedText(treeOf(random.shuffled(sum))),
    minimum: typedText(chain("or", minimum.map(productTree))),
  };
}

/** Skips a step if no law can be used for it. */
function grow(small: Sum, names: readonly string[], plan: LevelPlan, random: Random): Sum {
  const steps = random.one(plan.steps);
  const unused = new Set<LawUse>([...plan.laws, ...plan.last]);
  let sum = small;
  const take = (laws: readonly LawUse[], mayBe: (next: Sum) => boolean): void => {
    const law = random
      .shuffled(laws.filter((each) => unused.has(each)))
      .find((each) => movesOf(each).some(mayBe));
    if (!law) return;
    sum = random.one(movesOf(law).filter(mayBe));
    unused.delete(law);
  };
  const movesOf = (law: LawUse) => allowed(backwards[law](sum, names), plan);
  const canEnd = (next: Sum) =>
    plan.last.some((law) => unused.has(law) && allowed(backwards[law](next, names), plan).length > 0);
  for (let step = 1; step < steps; step += 1) take(plan.laws, canEnd);
  take(plan.last, () => true);
  return sum;
}

function allowed(sums: readonly Sum[], { literalsMax }: LevelPlan): readonly Sum[] {
  return sums.filter((sum) => hasNoRepetition(sum) && literalCount(treeOf(sum)) <= literalsMax);
}

function treeOf(sum: Sum): Expression {
  return chain("or", sum.map(treeOfTerm));
}
