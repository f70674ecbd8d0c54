// A longer search for a minimal form of selected rows: with the crate, it gives the same form as the call for forms.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { MinimalFormOutcome } from "#contract/generated/logic-types.ts";
import { improvedForm, searchRequest } from "#function/core/search-on.ts";
import { variableNames } from "#notation/core/variable-names.ts";
import { shownForm, type Minimal, type Selection } from "#function/core/shown-form.ts";
import { treeOf } from "#answer/core/form.ts";
import { crateEngine } from "#support/logic/crate-engine.ts";
import { rowsOfForm } from "#support/logic/evaluate.ts";
import { typedText } from "#support/logic/typed-text.ts";

const engine = crateEngine();

async function minimalOf(selection: Selection): Promise<Minimal> {
  const { names, rows, dontCares, form } = selection;
  const lists = { vars: [...names], rows: [...rows], dontCares: [...dontCares] };
  const result = await engine.call("forms", { ...lists, form, ...budgets.page });
  if (result.kind !== "outcome") throw new Error(result.kind);
  const { minimal } = shownForm(selection, result.outcome);
  if (!minimal) throw new Error("There is no minimal form.");
  return minimal;
}

async function searched(selection: Selection): Promise<MinimalFormOutcome> {
  const result = await engine.call("minimalForm", searchRequest(selection));
  if (result.kind !== "outcome") throw new Error(result.kind);
  return result.outcome;
}

/** The literals of each term by column, barred ones with a sign after all digits: in order they ascend as texts. */
const literalsOf = ({ kind, names, text }: Minimal) =>
  text
    .split(kind === "sop" ? "+" : ".")
    .map((term) => term.replaceAll(/[.+()]/g, "").replaceAll("'", "~"))
    .map((term) => term.replaceAll(/[A-Z]/g, (name) => String(names.indexOf(name))));

/** What the search makes of a form that is worse than the minimum in all respects. */
async function improved(selection: Selection) {
  const minimal = await minimalOf(selection);
  const worse = { ...minimal, text: "", cubes: new Uint8Array(), terms: 99, proven: false, lowerBound: 1 };
  return { minimal, better: improvedForm(selection, worse, await searched(selection), 0) };
}

/** With a row in the last half, so that the list of numbers needs every variable, and with the last row. */
const rows = [0, 2, 5, 6, 7, 11, 30, 31, 33, 34, 61, 127];

describe.each(["sop", "pos"] as const)("as %s", (form) => {
  test.each(["A", "S", "W", "Z"])("with variables from %s on, the last row among them", async (start) => {
    for (const dontCares of [[], [1, 3, 64, 99]]) {
      const { minimal, better } = await improved({ form, names: variableNames(start, 7), rows, dontCares });
      expect(better).toEqual(minimal);
    }
  });

  test.each([
    ["no row of the last half", [0, 2, 5, 6, 7, 11, 30], []],
    ["no row of the last half but a don't-care", [0, 2, 5, 6, 7, 11, 30], [1, 3, 90]],
    ["one row", [0], []],
    ["one row and don't-cares", [4], [0, 5]],
    ["terms that the complements put in another order", [0, 33, 72], []],
    ["no last row", [0, 2, 66, 70, 96, 100], [8, 9, 98]],
  ])("with %s it is a form of the same rows and as small", async (_name, on, free) => {
    const selection = { form, names: variableNames("W", 7), rows: on, dontCares: free };
    const { minimal, better } = await improved(selection);
    const facts = ({ terms, literals, proven, lowerBound }: Minimal) => [terms, literals, proven, lowerBound];
    expect(facts(better)).toEqual(facts(minimal));
    expect(typedText(treeOf(better))).toBe(better.text);
    const ones = rowsOfForm(better.text, selection.names);
    expect(literalsOf(better)).toEqual(literalsOf(better).toSorted());
    const required = ones.filter((row) => !free.includes(row));
    expect(required).toEqual(on);
  });

  test("with a better bound alone it stays what it is", async () => {
    const selection = { form, names: variableNames("A", 7), rows, dontCares: [] };
    const unproved = { ...(await minimalOf(selection)), proven: false, lowerBound: 1 };
    expect(improvedForm(selection, unproved, null, 2)).toEqual({ ...unproved, lowerBound: 2 });
  });
});
