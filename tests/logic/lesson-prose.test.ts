// Mathematics in the prose of the drawn lessons: the crate reads it, and what it states is true.

import { expect, test } from "vitest";
import { piecesOf } from "#learn/core/marked-text.ts";
import { drawnSections } from "#support/lessons/drawn-lessons.ts";
import { elementsIn, textOf, type Node } from "#support/markup.ts";
import { crateReads } from "#support/logic/crate-values.ts";
import { lessonData } from "#support/lessons/lesson-data.ts";
import { wronglyStated } from "#support/lessons/stated.ts";

/** Without the questions, the captions and the mistakes, which may show what is false. */
function stating(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node): readonly Node[] => {
    if (typeof node === "string") return [node];
    if ("data-question" in node.attributes || node.tag === "caption") return [];
    return [{ ...node, children: stating(node.children) }];
  });
}

/** Equations from which something is concluded, and those that a table tries: they hold in some rows only. */
const tried = [
  ...lessonData.equations
    .filter(({ name }) => /\.(premise|conclusion)$/.test(name))
    .map(({ value: { left, right } }) => `${left} = ${right}`),
  ...lessonData.tables.flatMap(({ value }) =>
    piecesOf(value.caption).flatMap((piece) => (piece.kind === "maths" ? [piece.text] : [])),
  ),
];

test.each(drawnSections)("$lesson $id: each expression can be read, each equation holds", ({ nodes }) => {
  const isMaths = ({ attributes }: { readonly attributes: Readonly<Record<string, string>> }) =>
    attributes["role"] === "math";
  for (const element of elementsIn(nodes).filter(isMaths))
    for (const side of textOf(element.children).split(/[=≠]/)) expect(crateReads(side), side).toBe(true);
  const stated = elementsIn(stating(nodes))
    .filter(isMaths)
    .map(({ children }) => textOf(children));
  const wrong = stated.flatMap(wronglyStated).filter((text) => !tried.includes(text));
  expect(wrong).toEqual([]);
});
