// Every WASM build reads the corpus alike, gives the error that simplifying gives, and offers the same correction.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { InputMode } from "#contract/input.ts";
import { limits } from "#contract/limits.ts";
import { readOperations } from "#lib/engine/read-operations.ts";
import { readCorpus } from "#support/logic/corpus.ts";
import { packages } from "#support/logic/wasm.ts";

const corpus = readCorpus().filter(({ dontCares }) => dontCares === undefined);

interface CommittedOutcome {
  readonly kind: "answer" | "refused";
  readonly answer?: { readonly vars: readonly string[] };
  readonly error?: unknown;
}

function readIn(logic: (typeof packages)[number]["logic"], mode: InputMode, input: string) {
  const { variablesMax } = budgets.worker;
  return logic[readOperations[mode]]({ input, variablesMax });
}

describe.each(packages)("the $name build", ({ logic }) => {
  test.each(corpus)("$name", ({ input, mode, outcome }) => {
    const committed = JSON.parse(outcome) as CommittedOutcome;
    const read = readIn(logic, mode, input);
    if (read.kind === "refused") expect(read.error).toEqual(committed.error);
    else {
      expect(read.kind).toBe(mode === "boolean" ? "expression" : "minTerms");
      expect(read.vars).toEqual(committed.answer?.vars);
    }
  });

  test("a correction is read, and has the function it says it has", () => {
    const simplified = (input: string, mode: InputMode) => {
      const outcome = logic.simplify({ input, mode, ...budgets.worker });
      return outcome.kind === "answer" ? outcome.answer.simplified : outcome;
    };
    const offered = corpus.flatMap(({ name, input, mode }) => {
      const read = readIn(logic, mode, input);
      return read.kind === "refused" && read.fix ? [{ name, input, fix: read.fix }] : [];
    });
    expect(new Set(offered.map(({ fix }) => fix.kind))).toEqual(
      new Set(["write", "names", "minTerms", "mend", "remove", "close"]),
    );
    for (const { name, input, fix } of offered) {
      expect(fix.text, name).not.toBe(input);
      expect(simplified(fix.text, fix.kind === "minTerms" ? "mint" : "boolean"), name).toEqual(
        expect.any(String),
      );
    }
    const read = logic.read({ input: "!(A+B)*C | ¬A∧B OR NOT Ā" });
    expect(read).toMatchObject({ fix: { kind: "write", text: "(A+B)'.C+A'.B+A''" } });
  });

  test("a list of rows crosses as min terms, don't-cares and an expression", () => {
    expect(logic.read({ input: "Σm(1,3)+d(2)" })).toMatchObject({
      fix: { kind: "minTerms", text: "1 3", dontCares: "2" },
    });
    expect(logic.read({ input: "ΠM(0,2)" })).toMatchObject({
      error: { code: "row_list", start: 0, end: 1 },
      fix: { kind: "minTerms", text: "1 3", expression: "(A+B).(A'+B)" },
    });
    expect(logic.readList({ input: "Σd(4-6)" })).toMatchObject({
      fix: { kind: "minTerms", text: "4 5 6" },
    });
  });

  test("a tree crosses with the longest length at most", () => {
    const nodesOf = (input: string) => {
      const read = logic.read({ input });
      return read.kind === "expression" ? read.nodes : undefined;
    };
    // The en quad is one UTF-16 unit and three bytes.
    expect(nodesOf("0+\u2000(A)'.b^1")).toEqual([
      { kind: "constant", value: false, start: 0, end: 1 },
      { kind: "variable", index: 0, start: 3, end: 6 },
      { kind: "not", start: 3, end: 7 },
      { kind: "variable", index: 1, start: 8, end: 9 },
      { kind: "binary", operator: "and", start: 3, end: 9 },
      { kind: "constant", value: true, start: 10, end: 11 },
      { kind: "binary", operator: "xor", start: 3, end: 11 },
      { kind: "binary", operator: "or", start: 0, end: 11 },
    ]);
    expect(nodesOf(`A${"'".repeat(limits.readNodesMax - 1)}`)).toHaveLength(limits.readNodesMax);
    expect(nodesOf(`A${"'".repeat(limits.readNodesMax)}`)).toBeUndefined();
  });
});

test("all builds say the same, byte for byte", () => {
  for (const { name, input, mode } of corpus) {
    const said = packages.map(({ logic }) => JSON.stringify(readIn(logic, mode, input)));
    expect(new Set(said).size, name).toBe(1);
  }
});
