// The distributive law, opened and taken out, for products of sums and for sums of products.

import type { Law } from "./law.ts";
import { isInVariableOrder, isProductOfLiterals } from "./variables.ts";
import { areSame, type Chain, chain, dual, isChain, operandsOf, type Tree, without } from "./tree.ts";

/** X.(Y+Z) → X.Y+X.Z, the whole sum, X all other operands of the side; or two sums in full. */
export const distributive: Law = ({ tree }, to) => {
  if (tree.kind !== "chain" || tree.sign === "^") return null;
  const outer = dual(tree.sign);
  const opened = openings(tree).filter((products) => chain(outer, products).key === to.key);
  if (opened.length === 0) return null;
  return { way: "forward", isShuffled: opened.every((products) => !standAs(products, to, outer)) };
};

function openings({ sign, operands }: Chain): readonly (readonly Tree[])[] {
  if (sign === "^") return [];
  const outer = dual(sign);
  const one = operands.flatMap((sum, at) => {
    const x = operands.toSpliced(at, 1);
    return isChain(sum, outer) ? [sum.operands.map((y) => chain(sign, [...x, y]))] : [];
  });
  const [left, right] = operands;
  const areTwoSums = operands.length === 2 && left && right && isChain(left, outer) && isChain(right, outer);
  if (!areTwoSums) return one;
  const full = left.operands.flatMap((x) => right.operands.map((y) => chain(sign, [x, y])));
  return [...one, full];
}

/** X.Y+X.Z → X.(Y+Z), every rest a factor at least; or the reverse of two sums in full. */
export const reversedDistributive: Law = ({ tree }, to) => {
  if (tree.kind !== "chain" || tree.sign === "^" || to.kind !== "chain") return null;
  const outer = tree.sign;
  const inner = dual(outer);
  if (to.sign !== inner) return null;
  const [left, right] = to.operands;
  if (to.operands.length === 2 && left && right && isChain(left, outer) && isChain(right, outer)) {
    const products = left.operands.flatMap((x) => right.operands.map((y) => chain(inner, [x, y])));
    if (areSame(products, tree.operands)) return { way: "back" };
  }
  for (const [at, sum] of to.operands.entries()) {
    const x = to.operands.toSpliced(at, 1);
    const rests = tree.operands.map((product) => without(operandsOf(product, inner), x));
    const terms = rests.flatMap((rest) => (rest === null || rest.length === 0 ? [] : [chain(inner, rest)]));
    if (terms.length < rests.length || chain(outer, terms).key !== sum.key) continue;
    return { way: "back", isShuffled: !standAs(terms, sum, outer) };
  }
  return null;
};

/** Whether the operands of the chain stand in this order, or are literals in variable order. */
function standAs(trees: readonly Tree[], written: Tree, sign: "+" | "."): boolean {
  if (isProductOfLiterals(written) && isInVariableOrder(written)) return true;
  const operands = operandsOf(written, sign);
  return operandsOf(chain(sign, trees), sign).every(({ key }, at) => key === operands[at]?.key);
}
