// Places are stable: what a law keeps stays where it is, a new part stands where the first part it came from stood.

import { type Place, untouched } from "./place.ts";
import { childrenOf, isChain, nodesOf, operandsOf, type Tree } from "./tree.ts";
import { isInVariableOrder, isProductOfLiterals, repeatsTwo } from "./variables.ts";

/** An operand of a side, and how many untouched operands stand before it. */
interface Unit {
  readonly text: string;
  readonly rank: number;
}

/** The laws that leave operands of their left side as they are. */
const keeping = /_(?:IDEMPOTENT|IDENTITY|ABSORPTIVE|REDUNDANCY)_LAW$|^CONSENSUS_LAW$/;

/** Null, or what stands in a wrong place. For every step but the last. */
export function misplaced(stepType: string, from: Place, to: Place): string | null {
  const rests = [untouched(from), untouched(to)].map((trees) => trees.map(({ text }) => text).join(" "));
  const product = to.host;
  // A product of literals is written in variable order as a whole.
  const isSorted = product !== null && isProductOfLiterals(product) && isInVariableOrder(product);
  if (!isSorted && rests[0] !== rests[1]) return "Untouched operands change their order.";
  if (!isSorted && !isInPlace(stepType, from, to)) return "A part does not stand where it came from.";
  return reordered(from.tree, to.tree);
}

function isInPlace(stepType: string, from: Place, to: Place): boolean {
  const before = unitsOf(from, to);
  const after = unitsOf(to, from);
  const isSorted = isProductOfLiterals(to.tree) && isInVariableOrder(to.tree);
  return waysToKeep(stepType).some((keep) =>
    stand(stepType, before, after, keptBy(before, after, keep), isSorted),
  );
}

/** Which of several equal units before a unit afterwards is. */
type Keep = "none" | "first" | "next" | "last";

function waysToKeep(stepType: string): readonly Keep[] {
  if (!keeping.test(stepType)) return ["none"];
  // All copies become one at the place of the first.
  return stepType.endsWith("_IDEMPOTENT_LAW") ? ["first"] : ["first", "next", "last"];
}

/** For each unit afterwards the index of the unit before that it is; undefined for a new one. */
function keptBy(
  before: readonly Unit[],
  after: readonly Unit[],
  keep: Keep,
): readonly (number | undefined)[] {
  const claimed = new Set<number>();
  const kept: (number | undefined)[] = after.map(() => undefined);
  const indices = keep === "last" ? [...after.keys()].toReversed() : [...after.keys()];
  let next = 0;
  for (const at of indices) {
    const isFree = ({ text }: Unit, index: number) =>
      keep !== "none" &&
      text === after[at]?.text &&
      !claimed.has(index) &&
      (keep !== "next" || index >= next);
    const found = keep === "last" ? before.findLastIndex(isFree) : before.findIndex(isFree);
    if (found < 0) continue;
    claimed.add(found);
    kept[at] = found;
    next = found + 1;
  }
  return kept;
}

/** Whether each unit stands where it was or, if it is new, where the first one stood that is gone. */
function stand(
  stepType: string,
  before: readonly Unit[],
  after: readonly Unit[],
  kept: readonly (number | undefined)[],
  isSorted: boolean,
): boolean {
  const gone = [...before.keys()].find((index) => !kept.includes(index));
  // Where nothing is gone, a law was used backwards: what it adds stands behind what it came from.
  const isAddedFirst = gone === undefined && kept[0] === undefined;
  let previous = 0;
  const origins = kept.map((index) => {
    const behind = stepType === "CONSENSUS_LAW" ? 0 : previous;
    previous = index ?? gone ?? behind;
    return previous;
  });
  const areInOrder = origins.every((origin, at) => at === 0 || (origins[at - 1] ?? 0) <= origin);
  const haveRanks = origins.every((origin, at) => before[origin]?.rank === after[at]?.rank);
  return (isSorted || (!isAddedFirst && areInOrder)) && haveRanks;
}

/** The operands of a side if they stand in a chain of their own or of the other side, else the side as one. */
function unitsOf(place: Place, other: Place): readonly Unit[] {
  const { host, indices, tree, partOf } = place;
  const rankOf = (index: number) =>
    host?.operands.filter((_, at) => at < index && !indices.includes(at)).length ?? 0;
  if (partOf !== null) {
    return indices.map((index) => ({ text: partOf.operands[index]?.text ?? "", rank: rankOf(index) }));
  }
  const rank = rankOf(indices[0] ?? 0);
  const isOneChain = isChain(tree) && isChain(other.tree, tree.sign);
  const operands = isOneChain ? operandsOf(tree, tree.sign) : [tree];
  return operands.map(({ text }) => ({ text, rank }));
}

/** Null, or what has its operands in another order than before, or is a new product out of variable order. */
function reordered(before: Tree, after: Tree): string | null {
  const known = nodesOf(before);
  const texts = new Set(known.map(({ text }) => text));
  const keys = new Set(known.map(({ key }) => key));
  // An operand that stays in its chain is in place already, wherever its own place in variable order is.
  const isSameChain = isChain(after) && isChain(before, after.sign);
  // The law makes the side and its operands; what is inside them is taken over.
  const made: readonly Tree[] = [after, ...childrenOf(after)];
  for (const node of nodesOf(after)) {
    if (!isChain(node) || texts.has(node.text) || (node === after && isSameChain)) continue;
    if (isProductOfLiterals(node)) {
      const isRest = known.some((old) => isSubsequence(node.operands, operandsOf(old, ".")));
      if (!isInVariableOrder(node) && !isRest && !repeatsTwo(node))
        return `${node.text} is not in variable order.`;
    } else if (keys.has(node.key) && !made.includes(node))
      return `${node.text} has its operands in another order than before.`;
  }
  return null;
}

/** Whether some stand in this order among others: what is left of a product where factors went. */
function isSubsequence(some: readonly Tree[], of: readonly Tree[]): boolean {
  let next = 0;
  for (const { text } of of) if (text === some[next]?.text) next += 1;
  return next === some.length;
}
