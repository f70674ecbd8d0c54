// A teacher's order, rules 1 to 3: no line twice, nothing added in vain, clean before copying.

import type { LawStep } from "./check.ts";
import { smallLawIn } from "./clean.ts";
import type { Fault } from "./derivation.ts";
import { shorterXor } from "./laws-of-bars.ts";
import { areSame, nodesOf, operandsOf, type Tree, without } from "./tree.ts";

/** Null if the steps keep the three rules. */
export function checkOrder(steps: readonly LawStep[]): Fault | null {
  return repeated(steps) ?? addedInVain(steps) ?? copiedBeforeCleaning(steps);
}

function repeated(steps: readonly LawStep[]): Fault | null {
  const seen = new Set(steps.slice(0, 1).map(({ from }) => from.line.tree.key));
  for (const { index, to } of steps) {
    const { key } = to.line.tree;
    if (seen.has(key)) return { index, reason: "The line stood before." };
    seen.add(key);
  }
  return null;
}

function addedInVain(steps: readonly LawStep[]): Fault | null {
  const result = steps.at(-1)?.to.line.tree;
  for (const [at, { index, step, match }] of steps.entries()) {
    // Of a copy the original stands in the Result.
    const isCopy = step.stepType.endsWith("_IDEMPOTENT_LAW");
    const isUsed = (part: Tree) =>
      steps.slice(at + 1).some((later) => uses(later, part)) ||
      (!isCopy && result !== undefined && holds(result, part));
    if (match.added && !match.added.every(isUsed)) return { index, reason: "What is added is not used." };
  }
  return null;
}

/** The laws that take a part away. */
const takingAway = /_(?:IDEMPOTENT|IDENTITY|COMPLEMENT|ABSORPTIVE)_LAW$|^CONSENSUS_LAW$/;

/** Whether a step needs the part; one that only takes the part away again does not. */
function uses({ step, from, to, match }: LawStep, part: Tree): boolean {
  const isInside = nodesOf(part).some((node) => node !== part && node.key === from.tree.key);
  if (isInside || !holds(from.tree, part)) return isInside;
  if (match.way === "back" || !takingAway.test(step.stepType) || from.tree.kind !== "chain") return true;
  if (from.tree.key === part.key) return false;
  const { sign, operands } = from.tree;
  const left = without(operands, operandsOf(to.tree, sign));
  return left === null || !areSame(left, operandsOf(part, sign));
}

/** Whether a part is in the tree: one of its nodes, or some operands of one. */
function holds(tree: Tree, part: Tree): boolean {
  return nodesOf(tree).some(
    (node) =>
      node.key === part.key ||
      (node.kind === "chain" && without(node.operands, operandsOf(part, node.sign)) !== null),
  );
}

function copiedBeforeCleaning(steps: readonly LawStep[]): Fault | null {
  for (const [at, { index, step, from, to }] of steps.entries()) {
    const opens = step.stepType === "XOR_GATE" && shorterXor(from.tree, to.tree) === null;
    if (!opens && step.stepType !== "DISTRIBUTIVE_LAW") continue;
    const before = steps[at - 1];
    const justAdded = before?.step.stepType.endsWith("_COMPLEMENT_LAW") ? (before.match.added ?? []) : [];
    const law = smallLawIn(from.partOf ?? from.tree, new Set(justAdded.map(({ key }) => key)));
    if (law !== null) return { index, reason: `First comes ${law}.` };
  }
  return null;
}
