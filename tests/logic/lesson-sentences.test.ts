// The sentences beside the options and answers of lessons 05 to 11: each number and each expression in them belongs to a statement
// that is worked out, with the crate's values or plain arithmetic. A sentence with another one fails.

import { expect, test } from "vitest";
import { sentences } from "#support/lessons/sentences.ts";
import { ofGates } from "#support/lessons/statements/gates.ts";
import { ofGroups } from "#support/lessons/statements/groups.ts";
import { ofNumbers } from "#support/lessons/statements/numbers.ts";
import { ofRows } from "#support/lessons/statements/rows.ts";
import { ofSizes } from "#support/lessons/statements/sizes.ts";
import { ofTerms } from "#support/lessons/statements/terms.ts";

/** Each is looked for in what those before it leave of a sentence. */
const statements = [...ofRows, ...ofTerms, ...ofGroups, ...ofSizes, ...ofGates, ...ofNumbers];
const stating = sentences.filter(
  ({ says }) => /\d|\{/.test(says) || statements.some(([words]) => says.search(words) >= 0),
);

test.each(stating)("$key: $says", (about) => {
  let rest = about.says;
  for (const [words, holds] of statements)
    rest = rest.replaceAll(words, (statement: string, ...found: unknown[]) => {
      const groups = found.slice(0, -2).map((group) => (typeof group === "string" ? group : undefined));
      expect(holds(about, ...(groups as string[])), statement).toBe(true);
      return "";
    });
  expect(rest, "not worked out").not.toMatch(/\d|\{/);
});

test("each statement is made", () => {
  const unused = statements.filter(([words]) => !stating.some(({ says }) => says.search(words) >= 0));
  expect(unused.map(([words]) => words.source)).toEqual([]);
});
