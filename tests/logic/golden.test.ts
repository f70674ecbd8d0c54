// Every WASM build gives the committed answers of the corpus, byte for byte as native Rust does.

import { describe, expect, test } from "vitest";
import type { SimplifyOutcome } from "#contract/generated/logic-types.ts";
import { detectMode, prepareInput } from "#contract/input.ts";
import { budgets } from "#contract/budgets.ts";
import { limits } from "#contract/limits.ts";
import { type CorpusCase, readCorpus } from "#support/logic/corpus.ts";
import { packages } from "#support/logic/wasm.ts";

const corpus = readCorpus();

/**
 * An outcome as the fixture has it: without the values of an answer, which `values.test.ts` holds against its texts, and
 * without the correction of a refused text.
 */
function committedText(outcome: SimplifyOutcome): string {
  const { kind } = outcome;
  if (kind === "answer") return JSON.stringify({ kind, answer: outcome.answer });
  const { error, field } = outcome;
  return JSON.stringify({ kind, error, field });
}

describe.each(packages)("the $name build", ({ logic }) => {
  const outcomeOf = ({ input, mode, dontCares }: Pick<CorpusCase, "input" | "mode" | "dontCares">) =>
    logic.simplify({
      input,
      mode,
      ...budgets.worker,
      ...(dontCares !== undefined && { dontCares }),
    });

  test.each(corpus)("$name", ({ outcome, ...request }) => {
    expect(committedText(outcomeOf(request))).toBe(outcome);
  });

  test("a text means the same as the page sends it, and an error leads back to the same character", () => {
    for (const { name, input, mode, dontCares, outcome } of corpus) {
      if (dontCares !== undefined) continue;
      if (input.length > limits.expressionCharsMax) continue;
      // A field for expressions alone offers min terms as an expression.
      if (mode === "boolean" && detectMode(input) === "mint") continue;
      const prepared = prepareInput(input, mode);
      const sent = outcomeOf({ input: prepared.text, mode });
      if (sent.kind !== "refused") expect(committedText(sent), name).toBe(outcome);
      else {
        const { code, start } = sent.error;
        expect({ code, start: prepared.toTyped(start) }, name).toMatchObject({
          code: JSON.parse(outcome).error.code,
          start: JSON.parse(outcome).error.start,
        });
      }
    }
  });
});
