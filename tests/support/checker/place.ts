// Finds what the ranges of a side stand for, and what the line is without it.

import { isInVariableOrder, isProductOfLiterals, literalName } from "./variables.ts";
import type { Side } from "./derivation.ts";
import type { Line } from "./parse.ts";
import { type Chain, chain, childrenOf, hasBrackets, not, nodesOf, type Tree, variable } from "./tree.ts";

/** A side of a law, found in its line. */
export interface Place {
  /** The side as an expression of its own. */
  readonly tree: Tree;
  /** The chain that the side's operands belong to; null for a side that is one whole tree. */
  readonly partOf: Chain | null;
  /** The chain in which the side stands as one operand or several; null at the top and under a bar. */
  readonly host: Chain | null;
  /** The indices in `host`; empty without one. */
  readonly indices: readonly number[];
  readonly line: Line;
}

/** Throws a sentence where the ranges are no whole operands of one chain, or do not show the part. */
export function placeOf(line: Line, { part, at }: Side): Place {
  const isAscending = at.every(([start, end], index) => start < end && start > (at[index - 1]?.[1] ?? -1));
  const [first] = at;
  if (first === undefined || !isAscending) throw new Error("The ranges are not ascending.");
  const place = at.length === 1 ? (wholeAt(line, first) ?? operandsAt(line, at)) : operandsAt(line, at);
  const shown = at.map(([start, end]) => line.text.slice(start, end)).join(place.partOf?.sign ?? "");
  if (shown !== part) throw new Error(`The ranges show ${shown}, not ${part}.`);
  return place;
}

function wholeAt(line: Line, [start, end]: readonly [number, number]): Place | null {
  for (const parent of [null, ...nodesOf(line.tree)]) {
    const children = parent === null ? [line.tree] : childrenOf(parent);
    const index = children.findIndex((child) => {
      const span = line.spans.get(child);
      return span?.[0] === start && span[1] === end;
    });
    const tree = children[index];
    if (tree === undefined) continue;
    const host = parent?.kind === "chain" ? parent : null;
    return { tree, partOf: null, host, indices: host ? [index] : [], line };
  }
  return null;
}

function operandsAt(line: Line, at: Side["at"]): Place {
  for (const node of nodesOf(line.tree)) {
    if (node.kind !== "chain") continue;
    const indices = indicesAt(line, node, at);
    if (indices === null || indices.length < 2) continue;
    const operands = node.operands.filter((_, index) => indices.includes(index));
    return { tree: chain(node.sign, operands), partOf: node, host: node, indices, line };
  }
  throw new Error("The ranges are no whole operands of one chain.");
}

/** The operands that the ranges cover, null unless each range covers neighbours and all neighbours there are. */
function indicesAt(line: Line, node: Chain, at: Side["at"]): readonly number[] | null {
  const outer = node.operands.map((operand) => {
    const [start, end] = line.spans.get(operand) ?? [0, 0];
    return hasBrackets(operand, node.sign) ? [start - 1, end + 1] : [start, end];
  });
  const indices: number[] = [];
  for (const [start, end] of at) {
    const from = outer.findIndex((span) => span[0] === start);
    const to = outer.findIndex((span) => span[1] === end);
    // Neighbours share one range.
    if (from < 0 || to < from || from === (indices.at(-1) ?? -2) + 1) return null;
    for (let index = from; index <= to; index += 1) indices.push(index);
  }
  return indices;
}

/** The host's operands that the law does not touch, in their order. */
export function untouched({ host, indices }: Place): readonly Tree[] {
  return host === null ? [] : host.operands.filter((_, index) => !indices.includes(index));
}

/**
 * The line with a gap for the side; in its host the gap comes first, wherever the side stands. With `isWaySorted` it comes
 * first in products of literals above the host too, unless one is out of variable order.
 */
export function context(
  place: Place,
  options: { readonly isHostSorted: boolean; readonly isWaySorted: boolean },
): Tree {
  const gap = variable("?");
  const changed = (tree: Tree): Tree => {
    if (tree === place.host) {
      const rest = untouched(place);
      const sorted = options.isHostSorted
        ? rest.toSorted((one, other) => (one.key < other.key ? -1 : 1))
        : rest;
      return chain(tree.sign, [gap, ...sorted]);
    }
    if (place.host === null && tree === place.tree) return gap;
    if (tree.kind === "not") return not(changed(tree.operand));
    if (tree.kind !== "chain") return tree;
    const operands = tree.operands.map(changed);
    const rest = tree.operands.filter((operand, at) => operands[at]?.key === operand.key);
    const way = operands.filter((operand, at) => operand.key !== tree.operands[at]?.key);
    const areLiterals = rest.every((operand) => literalName(operand) !== null);
    const isUnsorted = isProductOfLiterals(tree) && !isInVariableOrder(tree);
    if (!options.isWaySorted || tree.sign !== "." || way.length === 0 || !areLiterals || isUnsorted)
      return chain(tree.sign, operands);
    return chain(tree.sign, [...way, ...rest.toSorted((one, other) => (one.key < other.key ? -1 : 1))]);
  };
  return changed(place.line.tree);
}
