// The HTTP route gives the committed answers of the corpus, byte for byte.
// @module-tag deep

import { afterAll, beforeAll, expect, test } from "vitest";
import { resolveMode } from "#contract/input.ts";
import { limits } from "#contract/limits.ts";
import { sentences } from "#contract/request-sentences.ts";
import type { SimplifyOutcome } from "#contract/generated/logic-types.ts";
import { readCorpus } from "#support/logic/corpus.ts";
import { startWorker, type WorkerUnderTest } from "#support/server/worker-harness.ts";

/** The corpus has sums of products only, and their texts. */
type Committed = { kind: "answer" } | Extract<SimplifyOutcome, { kind: "refused" }>;

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker?.close());

test.each(readCorpus())("$name", async ({ input, mode, dontCares, outcome }) => {
  // Where the text itself tells its mode, the request leaves it out.
  const body = {
    input,
    ...(resolveMode(input) !== mode && { mode }),
    ...(dontCares !== undefined && { dontCares }),
  };
  const response = await worker.post("/api/free/simplify", body);
  const text = await response.text();
  if (JSON.stringify(body).length > limits.bodyBytesMax) {
    expect(response.status).toBe(413);
    return;
  }
  const expected = JSON.parse(outcome) as Committed;
  if (expected.kind === "answer") {
    expect(response.status).toBe(200);
    expect(`{"kind":"answer","answer":${text}}`).toBe(outcome);
  } else {
    const { code, start } = expected.error;
    const { field } = expected;
    expect(response.status).toBe(422);
    expect(JSON.parse(text)).toEqual({ message: sentences[code], code, position: start, field });
  }
});
