// Builds the tree of a text that comes without one: an answer of the API, an expression of a table or of the history,
// a sample of the help. Pure.

import { limits } from "#contract/limits.ts";
import { fromNodes } from "./from-nodes.ts";
import { parse } from "./parse.ts";
import type { Expression } from "./tree.ts";

/** Null for a text that is no expression, or is too long or nested too deep to be typeset. */
export function fromExpression(text: string): Expression | null {
  const parsed = parse(text);
  return parsed && parsed.nodes.length <= limits.readNodesMax ? fromNodes(parsed.nodes, parsed.vars) : null;
}
