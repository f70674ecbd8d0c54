// Variable order, and products of literals that keep it.

import { isChain, nodesOf, operandsOf, type Tree } from "./tree.ts";

/** By letter, A–Z before a–z; a letter alone before the same letter with a number; then by number. */
export function compareVariables(one: string, other: string): number {
  const letters = one.charCodeAt(0) - other.charCodeAt(0);
  const numberOf = (name: string) => (name.length > 1 ? Number(name.slice(1)) : -1);
  return letters || numberOf(one) - numberOf(other);
}

export function variablesOf(tree: Tree): readonly string[] {
  const names = nodesOf(tree).flatMap((node) => (node.kind === "variable" ? [node.text] : []));
  return [...new Set(names)].toSorted(compareVariables);
}

/** The variable of a literal; null for anything else. */
export function literalName(tree: Tree): string | null {
  const leaf = tree.kind === "not" ? tree.operand : tree;
  return leaf.kind === "variable" ? leaf.text : null;
}

/** The variable under any number of bars; null of anything else. */
function nameBelow(tree: Tree): string | null {
  if (tree.kind === "not") return nameBelow(tree.operand);
  return tree.kind === "variable" ? tree.text : null;
}

/** Whether the tree is a product of two literals or more, each under any number of bars. */
export function isProductOfLiterals(tree: Tree): boolean {
  return isChain(tree, ".") && tree.operands.every((factor) => nameBelow(factor) !== null);
}

/** Whether two literals or more are factors more than once: in A.B.A.B they are one factor twice, in its own order. */
export function repeatsTwo(product: Tree): boolean {
  const texts = operandsOf(product, ".").map(({ text }) => text);
  return new Set(texts.filter((text, at) => texts.indexOf(text) < at)).size > 1;
}

export function isInVariableOrder(product: Tree): boolean {
  const names = operandsOf(product, ".").map((factor) => nameBelow(factor) ?? "");
  return names.every((name, at) => at === 0 || compareVariables(names[at - 1] ?? "", name) <= 0);
}

/** Terms and literals of a sum of products of literals; null for anything else. */
export function sumSize(tree: Tree): { readonly terms: number; readonly literals: number } | null {
  if (tree.kind === "constant") return { terms: tree.value ? 1 : 0, literals: 0 };
  const terms = isChain(tree, "+") ? tree.operands : [tree];
  const factors = terms.map((term) => (isChain(term, ".") ? term.operands : [term]));
  if (!factors.flat().every((factor) => literalName(factor) !== null)) return null;
  return { terms: terms.length, literals: factors.flat().length };
}
