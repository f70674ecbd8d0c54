// X and X': one of the two has exactly one bar more at its top than the other.

import { isChain, not, operandsOf, type Sign, type Tree, without } from "./tree.ts";

/** What is one bar more and, where there is a bar, what is one fewer. */
export function complementsOf(tree: Tree): readonly Tree[] {
  return tree.kind === "not" ? [not(tree), tree.operand] : [not(tree)];
}

/** Whether the operands of a chain are X and X', X as one operand or several. */
export function isComplementPair(operands: readonly Tree[], sign: Sign): boolean {
  return operands.some((barred, at) => {
    if (barred.kind !== "not") return false;
    const x = operandsOf(barred.operand, sign);
    const others = operands.toSpliced(at, 1);
    return x.length === others.length && without(others, x) !== null;
  });
}

/** Whether some of the operands are X and X'. */
export function hasComplementPair(operands: readonly Tree[], sign: Sign): boolean {
  return operands.some(
    (barred, at) =>
      barred.kind === "not" && without(operands.toSpliced(at, 1), operandsOf(barred.operand, sign)) !== null,
  );
}

/** What a product (or, as the dual, a sum) leaves when X' is taken out of it, for each way of doing that. */
export function restsWithoutComplement(of: Tree, x: Tree, inner: Sign): readonly (readonly Tree[])[] {
  return complementsOf(x).flatMap((complement) => {
    const rest = without(operandsOf(of, inner), operandsOf(complement, inner));
    return rest === null || rest.length === 0 || !isChain(of, inner) ? [] : [rest];
  });
}
