// The HTTP route answers the committed table requests as every engine does, and refuses those beyond its own limits.
// @module-tag deep

import { afterAll, beforeAll, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { TableOutcome } from "#contract/generated/logic-types.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { startWorker, type WorkerUnderTest } from "#support/server/worker-harness.ts";
import { tableCorpus } from "#support/logic/table-corpus.ts";

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker?.close());

/** The committed outcome, whose columns are arrays of bytes, as the route's answer. */
function answerOf(outcome: string): unknown {
  const committed = JSON.parse(outcome) as TableOutcome;
  if (committed.kind === "refused") {
    const [first] = committed.refusals;
    if (!first) throw new Error("a refusal without a function");
    const { code, start } = first.error;
    const field = first.function === 0 ? "primaryInput" : `extraInputs.${first.function - 1}`;
    return { message: sentenceFor(code, budgets.worker, "table"), code, position: start, field };
  }
  const { vars, columns } = committed.table;
  const lists = Array.from(columns, (column) =>
    Array.from(column, (byte, at) =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte >> bit) & 1).map((bit) => 8 * at + bit),
    ).flat(),
  );
  return {
    vars,
    minTerms: lists[0],
    extraMinTerms: lists.slice(1),
    comparison: "premium_only",
    matchedSets: [],
  };
}

const withinLimit = tableCorpus.filter(({ request }) => request.variablesMax >= budgets.worker.variablesMax);

test.each(withinLimit)("$name", async ({ name, request: { primary, extras }, outcome }) => {
  const response = await worker.post("/api/mix/ttable/solve", { primaryInput: primary, extraInputs: extras });
  const answer = await response.json();
  if (name === "eighteen variables are the most" || name.startsWith("nineteen variables"))
    expect(answer).toMatchObject({ code: "too_many_variables", position: 32, field: "primaryInput" });
  else expect(answer).toEqual(answerOf(outcome));
});
