// Both WASM builds read the golden corpus alike, refuse what simplify refuses with the same error, and offer the same
// correction.

import { describe, expect, test } from "vitest";
import { limits } from "../../worker/contract/limits.ts";
import { readCorpus } from "../helpers/corpus.ts";
import { packages } from "./wasm.ts";

const corpus = readCorpus().filter(({ dontCares }) => dontCares === undefined);

interface CommittedOutcome {
  readonly kind: "answer" | "refused";
  readonly answer?: { readonly vars: readonly string[] };
  readonly error?: unknown;
}

describe.each(packages)("the $name build", ({ logic }) => {
  test.each(corpus)("$name", ({ input, mode, outcome }) => {
    const committed = JSON.parse(outcome) as CommittedOutcome;
    const read = logic.read({ input, mode });
    if (read.kind === "refused") expect(read.error).toEqual(committed.error);
    else {
      expect(read.kind).toBe(mode === "boolean" ? "expression" : "minTerms");
      expect(read.vars).toEqual(committed.answer?.vars);
    }
  });

  test("a correction is read, and has the function it says it has", () => {
    const simplified = (input: string) => {
      const outcome = logic.simplify({ input, mode: "boolean", nodesMax: limits.coverNodesDefault });
      return outcome.kind === "answer" ? outcome.answer.simplified : outcome.error;
    };
    const offered = corpus.flatMap(({ name, input, mode }) => {
      const read = logic.read({ input, mode });
      return read.kind === "refused" && read.fix ? [{ name, input, fix: read.fix }] : [];
    });
    expect(new Set(offered.map(({ fix }) => fix.kind))).toEqual(new Set(["write", "remove", "close"]));
    for (const { name, input, fix } of offered) {
      expect(fix.text, name).not.toBe(input);
      expect(simplified(fix.text), name).toEqual(expect.any(String));
    }
    const read = logic.read({ input: "!(A+B)*C | ¬A∧B OR NOT Ā", mode: "boolean" });
    expect(read).toMatchObject({ fix: { kind: "write", text: "(A+B)'.C+A'.B+A''" } });
  });

  test("a tree crosses with the longest length at most", () => {
    const nodesOf = (input: string) => {
      const read = logic.read({ input, mode: "boolean" });
      return read.kind === "expression" ? read.nodes : undefined;
    };
    expect(nodesOf("0+A'.b^1")).toEqual([
      { kind: "constant", value: false },
      { kind: "variable", index: 0 },
      { kind: "not" },
      { kind: "variable", index: 1 },
      { kind: "binary", operator: "and" },
      { kind: "constant", value: true },
      { kind: "binary", operator: "xor" },
      { kind: "binary", operator: "or" },
    ]);
    expect(nodesOf(`A${"'".repeat(limits.readNodesMax - 1)}`)).toHaveLength(limits.readNodesMax);
    expect(nodesOf(`A${"'".repeat(limits.readNodesMax)}`)).toBeUndefined();
  });
});

test("both builds say the same, byte for byte", () => {
  const [web, worker] = packages;
  if (!web || !worker) throw new Error("two builds");
  for (const { name, input, mode } of corpus) {
    const [here, there] = [web, worker].map(({ logic }) => JSON.stringify(logic.read({ input, mode })));
    expect(here, name).toBe(there);
  }
});
