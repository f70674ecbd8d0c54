// Whether an expression has a bar over more than a variable. Pure.

import type { ReadNode } from "#contract/generated/logic-types.ts";

/** In postfix nodes such a bar comes after an operator, after another bar, or after a constant. */
export function hasWideBar(nodes: readonly ReadNode[]): boolean {
  return nodes.some(({ kind }, at) => kind === "not" && nodes[at - 1]?.kind !== "variable");
}
