// Expressions as trees whose chains have any number of operands. Trees with equal keys differ in the order of operands
// only; trees with equal texts do not differ.

export type Sign = "+" | "^" | ".";

interface Named {
  /** Written with the fewest brackets. */
  readonly text: string;
  /** The same for every order of operands. */
  readonly key: string;
}

export interface Constant extends Named {
  readonly kind: "constant";
  readonly value: boolean;
}

export interface Variable extends Named {
  readonly kind: "variable";
}

export interface Not extends Named {
  readonly kind: "not";
  readonly operand: Tree;
}

export interface Chain extends Named {
  readonly kind: "chain";
  readonly sign: Sign;
  /** Two or more, none of them a chain of the same sign. */
  readonly operands: readonly Tree[];
}

export type Tree = Constant | Variable | Not | Chain;

/** The loosest first. */
const signs: readonly Sign[] = ["+", "^", "."];

export function constant(value: boolean): Constant {
  const text = value ? "1" : "0";
  return { kind: "constant", value, text, key: text };
}

export function variable(name: string): Variable {
  return { kind: "variable", text: name, key: name };
}

/** The tree with one bar more. */
export function not(operand: Tree): Not {
  const inner = operand.kind === "chain" ? `(${operand.text})` : operand.text;
  return { kind: "not", operand, text: `${inner}'`, key: `${operand.key}'` };
}

/** The operands in this order, those of a chain of the same sign in its place; one operand alone is no chain. */
export function chain(sign: Sign, trees: readonly Tree[]): Tree {
  const flat = trees.flatMap((tree) => operandsOf(tree, sign));
  const [first] = flat;
  if (first === undefined) throw new Error("A chain has operands.");
  if (flat.length === 1) return first;
  const text = flat.map((operand) => writtenIn(operand, sign)).join(sign);
  const keys = flat.map(({ key }) => key).toSorted();
  return { kind: "chain", sign, operands: flat, text, key: `(${keys.join(sign)})` };
}

/** The operands of a chain of this sign; any other tree is its own only operand. */
export function operandsOf(tree: Tree, sign: Sign): readonly Tree[] {
  return isChain(tree, sign) ? tree.operands : [tree];
}

export function isChain(tree: Tree, sign?: Sign): tree is Chain {
  return tree.kind === "chain" && (sign === undefined || tree.sign === sign);
}

/** Whether an operand of a chain of this sign stands in brackets. */
export function hasBrackets(operand: Tree, sign: Sign): boolean {
  return operand.kind === "chain" && signs.indexOf(operand.sign) < signs.indexOf(sign);
}

function writtenIn(operand: Tree, sign: Sign): string {
  return hasBrackets(operand, sign) ? `(${operand.text})` : operand.text;
}

/** The other sign of those that laws come in pairs for. */
export function dual(sign: "+" | "."): "+" | "." {
  return sign === "+" ? "." : "+";
}

/** The tree and everything in it. */
export function nodesOf(tree: Tree): readonly Tree[] {
  const nodes: Tree[] = [tree];
  // Grows while it is read.
  for (const node of nodes) nodes.push(...childrenOf(node));
  return nodes;
}

export function childrenOf(tree: Tree): readonly Tree[] {
  if (tree.kind === "not") return [tree.operand];
  return tree.kind === "chain" ? tree.operands : [];
}

/** Everything beyond `part` in `whole`, each operand as often as it stands there; null if `part` is not all in it. */
export function without(whole: readonly Tree[], part: readonly Tree[]): readonly Tree[] | null {
  const rest = [...whole];
  for (const { key } of part) {
    const at = rest.findIndex((tree) => tree.key === key);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export function areSame(some: readonly Tree[], others: readonly Tree[]): boolean {
  return some.length === others.length && without(some, others) !== null;
}
