// Every WASM build gives the committed tables and forms, byte for byte as native Rust does; a value of the wrong type
// is an error that leaves the instance usable.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { FormKind, FormsAnswer, MinimalForm } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import { formsCorpus, goldenText, tableCorpus } from "#support/logic/table-corpus.ts";
import { packages } from "#support/logic/wasm.ts";

const formKinds: readonly FormKind[] = ["sop", "pos"];

/** Both kinds of forms as the fixture has them: without the cubes, which `values.test.ts` holds against the texts. */
function bothKinds(sop: FormsAnswer | undefined, pos: FormsAnswer | undefined): unknown {
  const withoutCubes = (form: MinimalForm) => {
    const { text, terms, literals, proven, lowerBound } = form;
    return { text, terms, literals, proven, lowerBound };
  };
  return {
    canonicalSop: sop?.canonical,
    canonicalPos: pos?.canonical,
    ...(sop?.minimal && { sop: withoutCubes(sop.minimal) }),
    ...(pos?.minimal && { pos: withoutCubes(pos.minimal) }),
  };
}

describe.each(packages)("the $name build", ({ logic }) => {
  test.each(tableCorpus)("table: $name", ({ request, outcome }) => {
    expect(goldenText(logic.table(request)) === outcome).toBe(true);
  });

  test.each(formsCorpus)("forms: $name", ({ request, outcome }) => {
    const [sop, pos] = formKinds.map((form) =>
      logic.forms({ ...request, form, workMax: limits.coverWorkDefault }),
    );
    expect(JSON.stringify(bothKinds(sop, pos))).toBe(outcome);
  });

  test("a column is a buffer of its own, so that it can be moved to another thread", () => {
    const outcome = logic.table({ primary: "A^B^C^D", extras: ["A"], variablesMax: 18 });
    if (outcome.kind !== "table") throw new Error("refused");
    const lengths = outcome.table.columns.map(({ buffer, byteLength }) => [buffer.byteLength, byteLength]);
    expect(lengths).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });

  const noRequests: readonly [name: string, call: () => unknown][] = [
    ["a row outside", () => logic.forms({ vars: ["A"], rows: [2], dontCares: [], form: "sop", workMax: 1 })],
    [
      "a negative row",
      () => logic.forms({ vars: ["A"], rows: [-1], dontCares: [], form: "sop", workMax: 1 }),
    ],
    [
      "a repeated name",
      () => logic.forms({ vars: ["A", "A"], rows: [], dontCares: [], form: "sop", workMax: 1 }),
    ],
    ["no name", () => logic.forms({ vars: ["AB"], rows: [], dontCares: [], form: "sop", workMax: 1 })],
    [
      "a row in both lists",
      () => logic.forms({ vars: ["A"], rows: [1], dontCares: [1], form: "sop", workMax: 1 }),
    ],
    [
      "19 variables",
      () =>
        logic.forms({
          vars: Array.from("ABCDEFGHIJKLMNOPQRS"),
          rows: [],
          dontCares: [],
          form: "sop",
          workMax: 1,
        }),
    ],
    [
      "31 extras",
      () => logic.table({ primary: "A", extras: Array.from({ length: 31 }, () => "A"), variablesMax: 1 }),
    ],
  ];
  test.each(noRequests)("%s is an error and no trap", (_name, call) => {
    expect(call).toThrow(Error);
    expect(call).not.toThrow(WebAssembly.RuntimeError);
    expect(goldenText(logic.table({ primary: "A", extras: [], variablesMax: 1 }))).toBe(
      '{"kind":"table","table":{"vars":["A"],"columns":[[2]]}}',
    );
  });
});

test("the table's limit is the crate's, and reading can be given it", () => {
  for (const { logic } of packages) {
    const input = Array.from({ length: 18 }, (_, index) => `x${index}`).join("+");
    expect(logic.read({ input, variablesMax: budgets.worker.variablesMax }).kind).toBe("refused");
    const read = logic.read({ input, variablesMax: limits.tableVariablesMax });
    expect(read.kind).toBe("expression");
    const beyond = logic.read({ input: `${input}+y`, variablesMax: 99 });
    expect(beyond).toMatchObject({ kind: "refused", error: { code: "too_many_variables" } });
  }
});
