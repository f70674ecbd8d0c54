// The laws of bars, and the one of XOR.

import { complementsOf, isComplementPair } from "./complements.ts";
import { type Law, type Match, when } from "./law.ts";
import { areSame, chain, constant, dual, isChain, not, operandsOf, type Tree, without } from "./tree.ts";

/** X'' → X */
export const doubleNegation: Law = ({ tree }, to) =>
  when(tree.kind === "not" && tree.operand.kind === "not" && tree.operand.operand.key === to.key);

/** 0' → 1, 1' → 0 */
export const basicNot: Law = ({ tree }, to) =>
  when(
    tree.kind === "not" &&
      tree.operand.kind === "constant" &&
      to.kind === "constant" &&
      to.value !== tree.operand.value,
  );

/** (X+Y)' → X'.Y' and (X.Y)' → X'+Y': each operand gets one bar more. */
export const deMorgan: Law = ({ tree }, to) => {
  if (tree.kind !== "not" || tree.operand.kind !== "chain" || tree.operand.sign === "^") return null;
  const { sign, operands } = tree.operand;
  return when(chain(dual(sign), operands.map(not)).key === to.key);
};

/** X'.Y' → (X+Y)' and X'+Y' → (X.Y)' */
export const reversedDeMorgan: Law = ({ tree }, to) => {
  if (tree.kind !== "chain" || tree.sign === "^") return null;
  const unbarred = tree.operands.flatMap((operand) => (operand.kind === "not" ? [operand.operand] : []));
  return when(
    unbarred.length === tree.operands.length && not(chain(dual(tree.sign), unbarred)).key === to.key,
  );
};

/**
 * X^Y → X.Y'+X'.Y, of two operands or of all in two groups; (X^Y)' → X.Y+X'.Y'; X^0 → X, X^1 → X', X^X → 0, X^X' → 1.
 */
export const xorGate: Law = (from, to) =>
  shorterXor(from.tree, to) ?? openedXor(from, to) ?? openedEquality(from.tree, to);

/** The laws of XOR with a constant, with itself and with its complement, where X is one operand or several. */
export function shorterXor(tree: Tree, to: Tree): Match | null {
  if (!isChain(tree, "^")) return null;
  const leaves = (x: Tree, rest: Tree) =>
    without(tree.operands, operandsOf(x, "^"))
      ?.map(({ key }) => key)
      .join() === rest.key;
  const counts = new Map<string, number>();
  for (const { key } of tree.operands) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isTwice = [...counts.values()].every((count) => count % 2 === 0);
  return when(
    leaves(to, constant(false)) ||
      (to.kind === "not" && leaves(to.operand, constant(true))) ||
      (to.key === constant(false).key && isTwice) ||
      (to.key === constant(true).key && isComplementPair(tree.operands, "^")),
  );
}

const openedXor: Law = (from, to) => {
  const { tree } = from;
  if (!isChain(tree, "^") || !isChain(to, "+") || to.operands.length !== 2) return null;
  const [one, other] = tree.operands;
  if (tree.operands.length === 2 && one && other) return when(opens(one, other, to));
  if (from.partOf !== null) return null;
  // A group is found by its bar in one of the two products.
  return when(groupsIn(to).some(([x, y]) => opens(x, y, to) && isSplit(tree, x, y)));
};

function openedEquality(tree: Tree, to: Tree): Match | null {
  if (tree.kind !== "not" || !isChain(tree.operand, "^")) return null;
  const [x, y, third] = tree.operand.operands;
  if (!x || !y || third) return null;
  return when(chain("+", [chain(".", [x, y]), chain(".", [not(x), not(y)])]).key === to.key);
}

function isSplit(tree: Tree, x: Tree, y: Tree): boolean {
  return areSame(operandsOf(tree, "^"), [...operandsOf(x, "^"), ...operandsOf(y, "^")]);
}

function opens(x: Tree, y: Tree, to: Tree): boolean {
  return complementsOf(y).some((notY) =>
    complementsOf(x).some(
      (notX) => chain("+", [chain(".", [x, notY]), chain(".", [notX, y])]).key === to.key,
    ),
  );
}

function groupsIn(to: Tree): readonly (readonly [Tree, Tree])[] {
  return operandsOf(to, "+").flatMap((product) =>
    operandsOf(product, ".").flatMap((factor) => {
      const rest = factor.kind === "not" ? without(operandsOf(product, "."), [factor]) : null;
      if (factor.kind !== "not" || rest === null || rest.length === 0) return [];
      return [[chain(".", rest), factor.operand] as const];
    }),
  );
}
