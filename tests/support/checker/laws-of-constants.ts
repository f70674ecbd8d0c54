// The laws of constants and of copies, of one sign each.

import { isComplementPair } from "./complements.ts";
import { type Law, when } from "./law.ts";
import { untouched } from "./place.ts";
import { areSame, chain, constant, isChain, operandsOf, without } from "./tree.ts";

/** X+X → X, all copies; back X → X+X, one copy. */
export const idempotent =
  (sign: "+" | "."): Law =>
  (from, to) => {
    const before = operandsOf(from.tree, sign);
    const after = operandsOf(to, sign);
    if (areSame(after, [...before, ...before])) return { way: "back", added: before };
    const isOneOfEach = new Set(after.map(({ key }) => key)).size === after.length;
    const copies = before.length / after.length;
    if (!isOneOfEach || !Number.isInteger(copies) || copies < 2) return null;
    const all = Array.from({ length: copies }, () => after).flat();
    const isEveryCopy = from.host?.sign !== sign || without(untouched(from), after) === null;
    return when(areSame(before, all) && isEveryCopy);
  };

/** X+1 → 1 and X.0 → 0, the whole chain. */
export const annulment =
  (sign: "+" | "."): Law =>
  ({ tree, partOf }, to) => {
    const annuller = constant(sign === "+");
    return when(
      isChain(tree, sign) &&
        partOf === null &&
        to.key === annuller.key &&
        without(tree.operands, [annuller]) !== null,
    );
  };

/** X+0 → X and X.1 → X, one constant; back X → X+0 and X → X.1. */
export const identity =
  (sign: "+" | "."): Law =>
  ({ tree }, to) => {
    const neutral = constant(sign === ".");
    if (isChain(tree, sign)) {
      const rest = without(tree.operands, [neutral]);
      if (rest !== null && chain(sign, rest).key === to.key) return { way: "forward" };
    }
    return when(chain(sign, [tree, neutral]).key === to.key, { way: "back", added: [neutral] });
  };

/** X+X' → 1 and X.X' → 0; back 1 → X+X' and 0 → X.X'. */
export const complement =
  (sign: "+" | "."): Law =>
  ({ tree }, to) => {
    const { key } = constant(sign === "+");
    if (isChain(tree, sign) && to.key === key) return when(isComplementPair(tree.operands, sign));
    const isBack = tree.key === key && isChain(to, sign) && isComplementPair(to.operands, sign);
    return when(isBack, { way: "back", added: [to] });
  };
