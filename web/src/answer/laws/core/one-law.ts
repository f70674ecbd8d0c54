// The law that makes one line of a derivation from another by one use, or by a use in each operand that the lines do not share, in
// either direction: by the laws as the lesson's table has them. Lines are compared up to the order of operands. Pure.
//
// It may miss a use of a law on many operands at once; it never names a law that does not lead from one line to the other.

import { fromExpression } from "#notation/core/from-expression.ts";
import { lawLabel } from "../../steps/core/labels.ts";
import type { Chain, Expression, Operator } from "#notation/core/tree.ts";

/** A law by its API name, and its two sides; the left one has all letters of the right one. */
type Law = readonly [stepType: string, left: string, right: string];

const laws: readonly Law[] = [
  ["DOUBLE_NEGATION_LAW", "X''", "X"],
  ["BASIC_NOT", "0'", "1"],
  ["BASIC_NOT", "1'", "0"],
  ["OR_IDENTITY_LAW", "X+0", "X"],
  ["AND_IDENTITY_LAW", "X.1", "X"],
  ["OR_ANNULMENT_LAW", "X+1", "1"],
  ["AND_ANNULMENT_LAW", "X.0", "0"],
  ["OR_IDEMPOTENT_LAW", "X+X", "X"],
  ["AND_IDEMPOTENT_LAW", "X.X", "X"],
  ["OR_COMPLEMENT_LAW", "X+X'", "1"],
  ["AND_COMPLEMENT_LAW", "X.X'", "0"],
  ["OR_ABSORPTIVE_LAW", "X+X.Y", "X"],
  ["AND_ABSORPTIVE_LAW", "X.(X+Y)", "X"],
  ["OR_REDUNDANCY_LAW", "X+X'.Y", "X+Y"],
  ["AND_REDUNDANCY_LAW", "X.(X'+Y)", "X.Y"],
  ["CONSENSUS_LAW", "X.Y+X'.Z+Y.Z", "X.Y+X'.Z"],
  ["CONSENSUS_LAW", "(X+Y).(X'+Z).(Y+Z)", "(X+Y).(X'+Z)"],
  ["DISTRIBUTIVE_LAW", "X.(Y+Z)", "X.Y+X.Z"],
  ["DISTRIBUTIVE_LAW", "X+Y.Z", "(X+Y).(X+Z)"],
  ["DISTRIBUTIVE_LAW", "X.(Y+Z+V)", "X.Y+X.Z+X.V"],
  ["DISTRIBUTIVE_LAW", "(W+X).(Y+Z)", "W.Y+W.Z+X.Y+X.Z"],
  ["DeMorgan_THEOREM", "(X+Y)'", "X'.Y'"],
  ["DeMorgan_THEOREM", "(X.Y)'", "X'+Y'"],
  ["DeMorgan_THEOREM", "(X+Y+Z)'", "X'.Y'.Z'"],
  ["DeMorgan_THEOREM", "(X.Y.Z)'", "X'+Y'+Z'"],
  ["XOR_GATE", "X^Y", "X.Y'+X'.Y"],
  ["XOR_GATE", "(X^Y)'", "X.Y+X'.Y'"],
  ["XOR_GATE", "X^0", "X"],
  ["XOR_GATE", "X^1", "X'"],
  ["XOR_GATE", "X^X", "0"],
  ["XOR_GATE", "X^X'", "1"],
];

/** A chain with more operands is not matched: its selections would be too many. */
const operandsMax = 8;
/** At most as many operands may each have a use of the law. */
const placesMax = 6;
/** At most as many operands that both lines have may belong to a law. */
const keptMax = 2;

/** So many comparisons of a side of a law with an expression take about 0.1 s. Then no law is named. */
const looksMax = 50_000;

/** The comparisons that are left. */
interface Looks {
  left: number;
}

/** Parts of both lines around which the lines are the same. */
type Sides = readonly [before: Expression, after: Expression];

/** Whether the lines differ in brackets and the order of operands only. */
export function areAlike(before: Expression, after: Expression): boolean {
  return keyOf(flattened(before)) === keyOf(flattened(after));
}

/** The law's name in the API; null if no law of the table leads from one line to the other. */
export function oneLaw(before: Expression, after: Expression): string | null {
  if (areAlike(before, after)) return null;
  const [earlier, later] = [flattened(before), flattened(after)];
  const looks = { left: looksMax };
  return atOnePlace(earlier, later, looks) ?? atSeveralPlaces(earlier, later, looks);
}

/** One law in each operand that the lines do not share. */
function atSeveralPlaces(before: Expression, after: Expression, looks: Looks): string | null {
  if (before.kind === "not" && after.kind === "not")
    return atSeveralPlaces(before.operand, after.operand, looks);
  if (before.kind !== "chain" || after.kind !== "chain" || before.operator !== after.operator) return null;
  const { left, right } = withoutCommon(before.operands, after.operands);
  const [first, ...others] = left;
  if (!first || others.length === 0 || left.length !== right.length || left.length > placesMax) return null;
  for (const [at, other] of right.entries()) {
    const law = atOnePlace(first, other, looks);
    if (law !== null && areAllBy(lawLabel(law), others, without(right, at), looks)) return law;
  }
  return null;
}

/** Whether the law of this name makes the right operands from the left ones, in any order. */
function areAllBy(
  label: string,
  left: readonly Expression[],
  right: readonly Expression[],
  looks: Looks,
): boolean {
  const [first, ...others] = left;
  if (!first) return true;
  return right.some((other, at) => {
    const law = atOnePlace(first, other, looks);
    return law !== null && lawLabel(law) === label && areAllBy(label, others, without(right, at), looks);
  });
}

function without<Item>(items: readonly Item[], at: number): readonly Item[] {
  return items.filter((_, index) => index !== at);
}

function atOnePlace(earlier: Expression, later: Expression, looks: Looks): string | null {
  const places = [...sidesOf(earlier, later)];
  const law = parsedLaws().find(({ left, right }) =>
    places.some(
      ([one, other]) => makes(left, right, one, other, looks) || makes(left, right, other, one, looks),
    ),
  );
  return law?.stepType ?? null;
}

let parsed: readonly { readonly stepType: string; readonly left: Expression; readonly right: Expression }[];

function parsedLaws() {
  parsed ??= laws.flatMap(([stepType, leftText, rightText]) => {
    const [left, right] = [fromExpression(leftText), fromExpression(rightText)];
    return left && right ? [{ stepType, left, right }] : [];
  });
  return parsed;
}

/** Whether the law's left side is `one` and its right side `other`, with the same operands. */
function makes(
  left: Expression,
  right: Expression,
  one: Expression,
  other: Expression,
  looks: Looks,
): boolean {
  const wanted = keyOf(other);
  for (const bound of matches(left, one, new Map(), looks))
    if (keyOf(filled(right, bound)) === wanted) return true;
  return false;
}

/** The parts in which a law may have been used, the whole lines first. */
function* sidesOf(before: Expression, after: Expression): Generator<Sides> {
  yield [before, after];
  if (before.kind === "not" && after.kind === "not") yield* sidesOf(before.operand, after.operand);
  for (const operator of ["or", "and", "xor"] as const) {
    const [own, other] = [operandsOf(before, operator), operandsOf(after, operator)];
    if (own.length === 1 && other.length === 1) continue;
    const { common, left, right } = withoutCommon(own, other);
    const [one] = left;
    const [two] = right;
    if (one && two && left.length === 1 && right.length === 1) yield* sidesOf(one, two);
    for (const kept of selections(common, common.length > operandsMax ? 1 : keptMax)) {
      const parts = [
        [...kept, ...left],
        [...kept, ...right],
      ] as const;
      if (parts[0].length > 0 && parts[1].length > 0 && kept.length < common.length)
        yield [chainOf(operator, parts[0]), chainOf(operator, parts[1])];
    }
  }
}

/** The operands that both have, and what is left of each. */
function withoutCommon(own: readonly Expression[], other: readonly Expression[]) {
  const right = [...other];
  const keys = right.map(keyOf);
  const common: Expression[] = [];
  const left = own.filter((operand) => {
    const at = keys.indexOf(keyOf(operand));
    if (at < 0) return true;
    keys.splice(at, 1);
    common.push(...right.splice(at, 1));
    return false;
  });
  return { common, left, right };
}

type Bound = ReadonlyMap<string, Expression>;

/** The ways in which a side of a law is an expression: what each of its letters is. */
function* matches(side: Expression, tree: Expression, bound: Bound, looks: Looks): Generator<Bound> {
  looks.left -= 1;
  if (looks.left < 0) return;
  switch (side.kind) {
    case "constant":
      if (tree.kind === "constant" && tree.text === side.text) yield bound;
      return;
    case "variable": {
      const known = bound.get(side.letter);
      if (!known) yield new Map(bound).set(side.letter, tree);
      else if (keyOf(known) === keyOf(tree)) yield bound;
      return;
    }
    case "not":
      if (tree.kind === "not") yield* matches(side.operand, tree.operand, bound, looks);
      else {
        // The complement of B' may be written B.
        const known = side.operand.kind === "variable" ? bound.get(side.operand.letter) : undefined;
        if (known?.kind === "not" && keyOf(known.operand) === keyOf(tree)) yield bound;
      }
      return;
    case "chain": {
      if (tree.kind !== "chain" || tree.operator !== side.operator) return;
      if (tree.operands.length > operandsMax || tree.operands.length < side.operands.length) return;
      yield* shared(side, side.operands, tree.operands, bound, looks);
    }
  }
}

/** Gives each operand of a law's chain some of the operands: a letter one or several, any other operand one. */
function* shared(
  side: Chain,
  parts: readonly Expression[],
  operands: readonly Expression[],
  bound: Bound,
  looks: Looks,
): Generator<Bound> {
  const [part, ...others] = parts;
  if (!part) {
    if (operands.length === 0) yield bound;
    return;
  }
  const most = part.kind === "variable" ? operands.length - others.length : 1;
  for (const taken of selections(operands, most)) {
    if (looks.left < 0) return;
    if (taken.length === 0) continue;
    const rest = withoutCommon(operands, taken).left;
    for (const next of matches(part, chainOf(side.operator, taken), bound, looks))
      yield* shared(side, others, rest, next, looks);
  }
}

/** The selections of at most so many of the items, none included. */
function* selections(items: readonly Expression[], most: number): Generator<readonly Expression[]> {
  yield [];
  if (most === 0) return;
  for (const [at, item] of items.entries())
    for (const others of selections(items.slice(at + 1), most - 1)) yield [item, ...others];
}

/** A side of a law with what its letters are. */
function filled(side: Expression, bound: Bound): Expression {
  switch (side.kind) {
    case "constant":
      return side;
    case "variable":
      return bound.get(side.letter) ?? side;
    case "not":
      return { kind: "not", operand: filled(side.operand, bound) };
    case "chain":
      return chainOf(
        side.operator,
        side.operands.map((operand) => filled(operand, bound)),
      );
  }
}

function operandsOf(tree: Expression, operator: Operator): readonly Expression[] {
  return tree.kind === "chain" && tree.operator === operator ? tree.operands : [tree];
}

/** The chain of the operands, without a chain of the same operator in it. */
function chainOf(operator: Operator, operands: readonly Expression[]): Expression {
  const flat = operands.flatMap((operand) => operandsOf(operand, operator));
  const [first] = flat;
  return first && flat.length === 1 ? first : { kind: "chain", operator, operands: flat };
}

/** The same expression without a chain in a chain of its operator. */
function flattened(tree: Expression): Expression {
  if (tree.kind === "not") return { kind: "not", operand: flattened(tree.operand) };
  return tree.kind === "chain" ? chainOf(tree.operator, tree.operands.map(flattened)) : tree;
}

/** The same text for flat expressions that differ in the order of operands only. */
function keyOf(tree: Expression): string {
  switch (tree.kind) {
    case "constant":
      return tree.text;
    case "variable":
      return tree.letter + tree.digits;
    case "not":
      return `${keyOf(tree.operand)}'`;
    case "chain":
      return `${tree.operator}(${sorted(tree.operands.map(keyOf)).join()})`;
  }
}

function sorted(keys: string[]): string[] {
  keys.sort();
  return keys;
}
