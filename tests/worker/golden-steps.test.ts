// The HTTP route gives a premium caller the committed derivations, byte for byte.
// @module-tag deep

import { afterAll, beforeAll, expect, test } from "vitest";
import type { StepsOutcome } from "#contract/generated/logic-types.ts";
import { resolveMode } from "#contract/input.ts";
import { sentences } from "#contract/request-sentences.ts";
import { stepsRoute } from "#contract/steps.ts";
import { stepsCorpus } from "#support/logic/steps-corpus.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

let worker: WorkerWithUsers;
beforeAll(async () => {
  worker = await startWorkerWithUsers();
});
afterAll(() => worker?.close());

test.each(stepsCorpus)("$name", async ({ request: { mode, ...request }, outcome }) => {
  // Where the text itself tells its mode, the request leaves it out.
  const body = { ...request, ...(resolveMode(request.input) !== mode && { mode }) };
  const response = await worker.post(stepsRoute.path, body, await worker.premium());
  const text = await response.text();
  const expected = JSON.parse(outcome) as StepsOutcome;
  if (expected.kind === "refused") {
    const { code, start: position } = expected.error;
    expect(response.status).toBe(422);
    expect(JSON.parse(text)).toEqual({ message: sentences[code], code, position, field: expected.field });
  } else {
    expect(response.status).toBe(200);
    expect(`{"kind":"steps","steps":${text}}`).toBe(outcome);
  }
});
