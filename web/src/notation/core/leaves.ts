// Which variable or constant of a read text is being edited, so that its typeset form can be kept in view. Pure.

import type { ReadNode } from "#contract/generated/logic-types.ts";
import type { PreparedInput } from "#contract/input.ts";

export interface Leaves {
  /** How many variables and constants the text has; each occurrence counts. */
  readonly total: number;
  /** How many of them begin before the caret. */
  readonly before: number;
}

/** @param caret position in the text as typed. */
export function leavesAt(nodes: readonly ReadNode[], prepared: PreparedInput, caret: number): Leaves {
  const leaves = nodes.filter(({ kind }) => kind === "variable" || kind === "constant");
  const before = leaves.filter(({ start }) => prepared.toTyped(start) < caret);
  return { total: leaves.length, before: before.length };
}

/** The spans of variables and constants in a typeset text, which puts a sign between any two of them. */
export function leafSpans(text: string): readonly { readonly start: number; readonly end: number }[] {
  return Array.from(text.matchAll(/[A-Za-z]\d*|[01]/g), ({ index, 0: leaf }) => ({
    start: index,
    end: index + leaf.length,
  }));
}
