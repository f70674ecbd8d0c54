// A longer search for a minimal form of selected rows: by the crate, it gives what the call for forms gives.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { SimplifyOutcome } from "#contract/generated/logic-types.ts";
import { improvedForm, searchRequest } from "../../web/src/features/sop-pos/core/search-on.ts";
import { variableNames } from "../../web/src/features/sop-pos/core/names.ts";
import { shownForm, type Selection } from "../../web/src/features/sop-pos/core/shown-form.ts";
import { crateEngine } from "../helpers/crate-engine.ts";

const engine = crateEngine();

async function shownOf(selection: Selection) {
  const { names, rows, form } = selection;
  const request = { vars: [...names], rows: [...rows], dontCares: [], form, ...budgets.page };
  const result = await engine.call("forms", request);
  if (result.kind !== "outcome") throw new Error(result.kind);
  const { canonical, minimal } = shownForm(selection, result.outcome);
  if (!minimal) throw new Error("There is no minimal form.");
  return { canonical, minimal };
}

async function searched(selection: Selection): Promise<SimplifyOutcome> {
  const { canonical } = await shownOf(selection);
  const result = await engine.call("simplify", searchRequest(canonical));
  if (result.kind !== "outcome") throw new Error(result.kind);
  return result.outcome;
}

/** Rows without the last half, so that the first variable is not in all of their numbers. */
const rows = [0, 2, 5, 6, 7, 11, 30, 31, 33, 34, 61];

describe.each(["sop", "pos"] as const)("as %s", (form) => {
  test.each(["A", "S", "W", "Z"])("with variables from %s on", async (start) => {
    const selection = { form, names: variableNames(start, 7), rows };
    const { minimal } = await shownOf(selection);
    const worse = { ...minimal, text: "", cubes: new Uint8Array(), terms: 99, proven: false, lowerBound: 1 };
    expect(improvedForm(worse, await searched(selection), 0)).toEqual(minimal);
  });

  test("with a better bound alone it stays what it is", async () => {
    const { minimal } = await shownOf({ form, names: variableNames("A", 7), rows });
    const unproved = { ...minimal, proven: false, lowerBound: 1 };
    expect(improvedForm(unproved, null, 2)).toEqual({ ...unproved, lowerBound: 2 });
  });
});
