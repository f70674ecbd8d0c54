// The laws by which terms take terms in: absorption, redundancy and consensus, of one sign each.

import { restsWithoutComplement } from "./complements.ts";
import { type Law, when } from "./law.ts";
import { areSame, chain, dual, isChain, operandsOf, type Tree, without } from "./tree.ts";

/** X+X.Y → X and X.(X+Y) → X: one operand goes, X may be all the others together. */
export const absorptive =
  (sign: "+" | "."): Law =>
  ({ tree }, to) => {
    if (!isChain(tree, sign)) return null;
    return when(
      tree.operands.some((product, at) => {
        const x = chain(sign, tree.operands.toSpliced(at, 1));
        return x.key === to.key && isWithin(x, product, dual(sign));
      }),
    );
  };

/** Whether X.Y is X and something more. */
export function isWithin(x: Tree, product: Tree, inner: "+" | "."): boolean {
  const y = without(operandsOf(product, inner), operandsOf(x, inner));
  return y !== null && y.length > 0;
}

/** X+X'.Y → X+Y and X.(X'+Y) → X.Y: one operand changes. */
export const redundancy =
  (sign: "+" | "."): Law =>
  ({ tree }, to) => {
    if (!isChain(tree, sign)) return null;
    const inner = dual(sign);
    return when(
      tree.operands.some((product, at) => {
        const x = chain(sign, tree.operands.toSpliced(at, 1));
        const rests = restsWithoutComplement(product, x, inner);
        return rests.some((y) => chain(sign, [x, chain(inner, y)]).key === to.key);
      }),
    );
  };

/** X.Y+X'.Z+Y.Z → X.Y+X'.Z and its dual; back, the term is added. */
export const consensus: Law = ({ tree }, to) => {
  if (tree.kind !== "chain" || tree.sign === "^" || !isChain(to, tree.sign)) return null;
  const isForward = tree.operands.length > to.operands.length;
  const [more, fewer] = isForward ? [tree, to] : [to, tree];
  const added = without(more.operands, fewer.operands);
  const [one, other] = fewer.operands;
  if (added?.length !== 1 || fewer.operands.length !== 2 || !one || !other) return null;
  const inner = dual(tree.sign);
  const holds = added.some(
    (term) => isConsensus(term, one, other, inner) || isConsensus(term, other, one, inner),
  );
  return when(holds, isForward ? { way: "forward" } : { way: "back", added });
};

/** Whether the term is Y.Z of X.Y and X'.Z, where X' has the bar. */
function isConsensus(term: Tree, plain: Tree, barred: Tree, inner: "+" | "."): boolean {
  const factors = operandsOf(barred, inner);
  return factors.some((factor, at) => {
    if (factor.kind !== "not") return false;
    const y = without(operandsOf(plain, inner), operandsOf(factor.operand, inner));
    const z = factors.toSpliced(at, 1);
    if (y === null || y.length === 0 || z.length === 0 || areSame(y, z)) return false;
    return areSame(operandsOf(term, inner), union(y, z)) || areSame(operandsOf(term, inner), union(z, y));
  });
}

/** Common factors stand once. */
function union(some: readonly Tree[], others: readonly Tree[]): readonly Tree[] {
  return [...some, ...others.filter((other) => some.every(({ key }) => key !== other.key))];
}
