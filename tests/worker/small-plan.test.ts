// On the platform's free plan a call may take 10 ms of CPU time: the Worker refuses what takes longer, with a sentence, and
// answers the rest as ever.

import { afterAll, beforeAll, expect, test } from "vitest";
import { smallPlanBudget } from "../../worker/src/call-budget.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

let small: WorkerWithUsers;
let usual: WorkerWithUsers;
beforeAll(async () => {
  [small, usual] = await Promise.all([startWorkerWithUsers({ SMALL_PLAN: "1" }), startWorkerWithUsers()]);
});
afterAll(() => Promise.all([small?.close(), usual?.close()]));

const nine = "A+B+C+D+E+F+G+H+I";
const long = `A${"+A".repeat(smallPlanBudget.charsMax / 2)}`;
/** Its derivation takes more work than the small plan has. */
const deep = "(A+B'+C)^(B+C'+D)^(A'+C+D')^(A+B+D)^(A'+B'+C')^(B'+C+D')";

/** The status of the answer, and the code and sentence of a failure. */
async function ask(worker: WorkerWithUsers, path: string, body: object) {
  const response = await worker.post(path, body, await worker.premium());
  const { code, message } = (await response.json()) as { code?: string; message?: string };
  return [response.status, code, message] as const;
}

const simplify = "/api/free/simplify";
const steps = "/api/premium/simplify/steps";
const table = "/api/mix/ttable/solve";

test.each([
  [simplify, { input: "A.B+A.B'" }],
  [simplify, { input: "1 3 5 7 9", dontCares: "11" }],
  [simplify, { input: nine.slice(0, -2) }],
  [steps, { input: "A.B+A.B'" }],
  [table, { primaryInput: "A.B", extraInputs: ["B.A"] }],
])("%s answers %j as ever", async (path, body) => {
  const [smallAnswer, usualAnswer] = await Promise.all(
    [small, usual].map(async (worker) => (await worker.post(path, body, await worker.premium())).json()),
  );
  expect(smallAnswer).toEqual(usualAnswer);
});

test.each([
  [simplify, { input: nine }, "too_many_variables", "There are more than 8 variables."],
  [simplify, { input: long }, "input_too_long", "An expression can have at most 600 characters."],
  [simplify, { input: "1 2", dontCares: "3 ".repeat(400) }, "input_too_long", "at most 600 characters."],
  [simplify, { input: "256" }, "min_term_too_large", "The largest is 255"],
  [steps, { input: deep }, "too_complex", "more work than one derivation may take"],
  [table, { primaryInput: nine }, "too_many_variables", "There are more than 8 variables."],
  [table, { primaryInput: "A", extraInputs: [long] }, "input_too_long", "at most 600 characters."],
])("%s refuses %j with %s, which the usual Worker answers", async (path, body, code, sentence) => {
  expect(await ask(small, path, body)).toEqual([422, code, expect.stringContaining(sentence)]);
  const [status] = await ask(usual, path, body);
  expect(status).toBe(200);
});
