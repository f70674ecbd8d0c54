// The laws that only make a line smaller: where one applies, nothing is copied yet.

import { hasComplementPair } from "./complements.ts";
import { isWithin } from "./laws-of-terms.ts";
import {
  type Chain,
  chain,
  childrenOf,
  constant,
  dual,
  isChain,
  operandsOf,
  type Tree,
  without,
} from "./tree.ts";

/** The name of a small law that applies in the tree or inside it; null without one. A pair of `exempt` keys is passed over. */
export function smallLawIn(tree: Tree, exempt: ReadonlySet<string>): string | null {
  const here = tree.kind === "not" ? atBar(tree.operand) : isChain(tree) ? atChain(tree, exempt) : null;
  if (here !== null) return here;
  for (const child of childrenOf(tree)) {
    const inside = smallLawIn(child, exempt);
    if (inside !== null) return inside;
  }
  return null;
}

function atBar(operand: Tree): string | null {
  if (operand.kind === "not") return "double negation";
  return operand.kind === "constant" ? "not" : null;
}

function atChain({ sign, operands, key }: Chain, exempt: ReadonlySet<string>): string | null {
  if (sign === "^") return atXor(operands);
  if (new Set(operands.map((operand) => operand.key)).size < operands.length) return "idempotent";
  if (without(operands, [constant(sign === "+")]) !== null) return "annulment";
  if (without(operands, [constant(sign === ".")]) !== null) return "identity";
  if (!exempt.has(key) && hasComplementPair(operands, sign)) return "complement";
  return operands.some((product, at) => isAbsorbed(product, operands.toSpliced(at, 1), sign))
    ? "absorption"
    : null;
}

function atXor(operands: readonly Tree[]): string | null {
  const hasConstant = [false, true].some((value) => without(operands, [constant(value)]) !== null);
  if (hasConstant) return "XOR with a constant";
  if (new Set(operands.map(({ key }) => key)).size < operands.length) return "XOR of equal parts";
  return hasComplementPair(operands, "^") ? "XOR of complements" : null;
}

function isAbsorbed(product: Tree, others: readonly Tree[], sign: "+" | "."): boolean {
  const inner = dual(sign);
  if (!isChain(product, inner)) return false;
  if (others.some((x) => isWithin(x, product, inner))) return true;
  // X may be several operands, which are one factor of X.Y.
  return product.operands.some(
    (x) => isChain(x, sign) && without(others, operandsOf(chain(sign, [x]), sign)) !== null,
  );
}
