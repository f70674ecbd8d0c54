// Reads a line into a tree, and says where each part of the tree stands.

import { chain, constant, not, operandsOf, type Sign, type Tree, variable } from "./tree.ts";

export interface Line {
  readonly text: string;
  readonly tree: Tree;
  /** Of each tree in it, without brackets around it. Holds for lines with the fewest brackets. */
  readonly spans: ReadonlyMap<Tree, readonly [start: number, end: number]>;
}

/** The loosest first. */
const levels: readonly Sign[] = ["+", "^", "."];
const name = /[A-Za-z]\d*/y;

/** Throws where the text is no line: spaces, missing signs and empty brackets are faults. */
export function parse(text: string): Line {
  const spans = new Map<Tree, readonly [number, number]>();
  let at = 0;

  const placed = (tree: Tree, start: number, end: number): Tree => {
    spans.set(tree, [start, end]);
    return tree;
  };

  function chainOf(level: number): Tree {
    const sign = levels[level];
    if (sign === undefined) return barred();
    const start = at;
    const operands = [chainOf(level + 1)];
    while (text[at] === sign) {
      at += 1;
      operands.push(chainOf(level + 1));
    }
    const [first] = operands;
    if (operands.length === 1 && first !== undefined) return first;
    // Of a chain in brackets in a chain of the same sign only the operands are left.
    return placed(
      chain(
        sign,
        operands.flatMap((operand) => operandsOf(operand, sign)),
      ),
      start,
      at,
    );
  }

  function barred(): Tree {
    const start = at;
    let tree = primary();
    while (text[at] === "'") {
      at += 1;
      tree = placed(not(tree), start, at);
    }
    return tree;
  }

  function primary(): Tree {
    const start = at;
    if (text[at] === "(") {
      at += 1;
      const tree = chainOf(0);
      if (text[at] !== ")") throw new Error(`A bracket is missing at ${at}.`);
      at += 1;
      return tree;
    }
    if (text[at] === "0" || text[at] === "1") {
      at += 1;
      return placed(constant(text[start] === "1"), start, at);
    }
    name.lastIndex = at;
    const found = name.exec(text)?.[0];
    if (found === undefined) throw new Error(`An operand is missing at ${at}.`);
    at += found.length;
    return placed(variable(found), start, at);
  }

  const tree = chainOf(0);
  if (at !== text.length) throw new Error(`The line cannot be read at ${at}.`);
  return { text, tree, spans };
}
