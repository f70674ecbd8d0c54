// Whether a line follows from another by one use of an equation, in either direction. Operands of one sign are taken in any
// order and grouping; a bar over a bar is not written. It shares no code with the page.
//
// The checker of steps (tests/support/checker) cannot stand in for it: that one knows the laws of the API and how each is used
// whole, with spans and marks. Here the law itself is data, so that a wrong form in the lesson proves nothing. Both read
// expressions by the same parser of the tests.

import { parse } from "../checker/parse.ts";
import { chain, isChain, not, operandsOf, without, type Sign, type Tree } from "../checker/tree.ts";

interface Sides {
  readonly left: string;
  readonly right: string;
}

type Binding = ReadonlyMap<string, Tree>;

export function followsBy(equations: readonly Sides[], line: string, next: string): boolean {
  const parts = [...changedParts(parse(line).tree, parse(next).tree)];
  return equations.some(({ left, right }) => {
    const sides = [parse(left).tree, parse(right).tree] as const;
    return parts.some(([from, to]) => isUse(sides, from, to) || isUse(sides, to, from));
  });
}

/** Whether two lines differ in order and grouping only. */
export function areSame(one: string, other: string): boolean {
  return parse(one).tree.key === parse(other).tree.key;
}

/** Whether one equation is the other with its letters renamed, as it stands or turned around. */
export function isRenamed(one: Sides, other: Sides): boolean {
  const [a, b] = [one, other].map(({ left, right }) => [parse(left).tree, parse(right).tree] as const);
  if (!a || !b) return false;
  const isSame = (from: typeof a, to: typeof a) => isUse(from, to[0], to[1]) && isUse(to, from[0], from[1]);
  return isSame(a, b) || isSame(a, [b[1], b[0]]);
}

function isUse([left, right]: readonly [Tree, Tree], from: Tree, to: Tree): boolean {
  for (const binding of matches(left, from, new Map()))
    if (!matches(right, to, binding).next().done) return true;
  return false;
}

/** The letters of the pattern as expressions, in every way in which it is the tree. */
function* matches(pattern: Tree, tree: Tree, binding: Binding): Generator<Binding> {
  switch (pattern.kind) {
    case "constant":
      if (tree.key === pattern.key) yield binding;
      return;
    case "variable": {
      const bound = binding.get(pattern.text);
      if (bound === undefined) yield new Map([...binding, [pattern.text, tree]]);
      else if (bound.key === tree.key) yield binding;
      return;
    }
    case "not":
      if (tree.kind === "not") yield* matches(pattern.operand, tree.operand, binding);
      // The complement of `A'` is written `A`.
      if (pattern.operand.kind === "variable" && binding.get(pattern.operand.text)?.key === not(tree).key)
        yield binding;
      return;
    case "chain":
      if (isChain(tree, pattern.sign)) yield* chains(pattern.operands, pattern.sign, tree.operands, binding);
  }
}

/** Each operand of the pattern gets one operand of the tree or several. */
function* chains(
  [first, ...rest]: readonly Tree[],
  sign: Sign,
  operands: readonly Tree[],
  binding: Binding,
): Generator<Binding> {
  if (first === undefined) {
    if (operands.length === 0) yield binding;
    return;
  }
  for (const [taken, left] of splits(operands)) {
    if (left.length < rest.length) continue;
    for (const bound of matches(first, chain(sign, taken), binding)) yield* chains(rest, sign, left, bound);
  }
}

/** Some operands, at least one, and the others. */
function splits(operands: readonly Tree[]): readonly (readonly [readonly Tree[], readonly Tree[]])[] {
  return Array.from({ length: 2 ** operands.length - 1 }, (_, less) => {
    const isTaken = (at: number) => (((less + 1) >> at) & 1) === 1;
    return [
      operands.filter((_tree, at) => isTaken(at)),
      operands.filter((_tree, at) => !isTaken(at)),
    ] as const;
  });
}

/** The pairs of parts of two lines beside which the lines are the same. */
function* changedParts(from: Tree, to: Tree): Generator<readonly [Tree, Tree]> {
  yield [from, to];
  if (from.kind === "not" && to.kind === "not") yield* changedParts(from.operand, to.operand);
  for (const sign of ["+", "^", "."] as const) {
    if (!isChain(from, sign) && !isChain(to, sign)) continue;
    const [before, after] = [operandsOf(from, sign), operandsOf(to, sign)];
    for (const [kept, changed] of splits(before)) {
      const made = without(after, kept);
      if (made === null || changed.length === 0 || made.length === 0) continue;
      const [part, other] = [chain(sign, changed), chain(sign, made)];
      yield [part, other];
      if (changed.length === 1 && made.length === 1) yield* changedParts(part, other);
    }
  }
}
