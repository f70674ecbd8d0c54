// The sentence of each step of a chain against the two sides of its law, in both directions: what is multiplied, taken out,
// barred, written or left out is there, and the way is the one that is shown.

import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { fromExpression } from "#notation/core/from-expression.ts";
import { lines, logic } from "./textbook.ts";

/** Where the sides of a law end up: a sum, a product, or a bar over the whole. */
function kindOf(part: string): string {
  const tree = fromExpression(part);
  return tree?.kind === "chain" ? tree.operator : (tree?.kind ?? "");
}

/** A sentence of these begins so, and its law leads from the one kind to the other. */
const ways: readonly (readonly [start: RegExp, from: readonly string[], to: readonly string[]])[] = [
  [/^Multiply each (term|factor) of .* by /, ["and"], ["or"]],
  [/^Add .* to each (factor|term) of /, ["or"], ["and"]],
  [/^Take the common factors? .*out of /, ["or"], ["and"]],
  [/^Take the common terms? .*out of /, ["and"], ["or"]],
  [/^The bars? over .* goes to each /, ["not"], ["and", "or"]],
  [/ become one bar over /, ["and", "or"], ["not"]],
];

function faultOf({ description, before, after }: DerivationStep): string | null {
  if (!before || !after) return "A law has two sides.";
  const [from, to] = [before.part, after.part];
  const written = /^Write (\S+) as (\S+)\.$/.exec(description);
  if (written) return written[1] === from && written[2] === to ? null : "It writes something else.";
  if (/^Leave out|absorbs|keep one|can go\.$/.test(description))
    return to.length < from.length ? null : "Nothing is left out.";
  if (description.startsWith("Put two bars"))
    return to.length === from.length + 2 || to.endsWith(")''") ? null : "No bars.";
  const way = ways.find(([start]) => start.test(description));
  if (!way) return null;
  const [, ofFrom, ofTo] = way;
  return ofFrom.includes(kindOf(from)) && ofTo.includes(kindOf(to)) ? null : "It tells the other way.";
}

test("each sentence tells the way that its step shows", () => {
  let told = 0;
  for (const { from, to } of lines)
    for (const pair of [
      [from, to],
      [to, from],
    ]) {
      const verdict = logic.check({ lines: pair, ...budgets.worker }).lines[1]?.verdict;
      for (const step of verdict?.kind === "laws" ? verdict.steps : []) {
        const { before, after, description } = step;
        expect.soft(faultOf(step), `${before?.part} → ${after?.part}: ${description}`).toBeNull();
        told += 1;
      }
    }
  expect(told).toBeGreaterThan(600);
});
