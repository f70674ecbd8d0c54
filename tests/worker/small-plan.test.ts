// On the platform's free plan a call may take 10 ms of CPU time: the Worker refuses what takes longer, with a sentence, and
// answers the rest as ever.
// @module-tag deep

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { simplifyRoute } from "#contract/simplify.ts";
import { ttableRoute } from "#contract/ttable.ts";
import type { Caller } from "../../worker/src/auth/caller.ts";
import { smallPlanBudget, usualBudget } from "../../worker/src/call-budget.ts";
import type { Outcome } from "../../worker/src/failure.ts";
import { createLogic } from "../../worker/src/logic.ts";
import { simplify as simplifyHere } from "../../worker/src/routes/simplify.ts";
import { derive } from "../../worker/src/routes/steps.ts";
import { solveTtable } from "../../worker/src/routes/ttable.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

const simplify = "/api/free/simplify";
const steps = "/api/premium/simplify/steps";
const table = "/api/mix/ttable/solve";
const premium: Caller = { kind: "premium", uid: "1", email: null, authTimeS: 0 };

let small: WorkerWithUsers;
beforeAll(async () => {
  small = await startWorkerWithUsers({ SMALL_PLAN: "1" });
});
afterAll(() => small?.close());

const logic = createLogic(new WebAssembly.Module(readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm")));

/** The usual Worker's answer, by the same handlers without a server. */
function usual(path: string, body: unknown): Outcome<unknown> {
  if (path === table) return solveTtable(logic, usualBudget, premium, ttableRoute.request.parse(body));
  const call = simplifyRoute.request.parse(body);
  return path === steps ? derive(logic, usualBudget, call) : simplifyHere(logic, usualBudget, call);
}

const nine = "A+B+C+D+E+F+G+H+I";
const long = `A${"+A".repeat(smallPlanBudget.charsMax / 2)}`;
/** Its derivation takes more work than the small plan has. */
const deep = "(A+B'+C)^(B+C'+D)^(A'+C+D')^(A+B+D)^(A'+B'+C')^(B'+C+D')";

/** The status of the answer, and the code and sentence of a failure. */
async function ask(path: string, body: object) {
  const response = await small.post(path, body, await small.premium());
  const { code, message } = (await response.json()) as { code?: string; message?: string };
  return [response.status, code, message] as const;
}

test.each([
  [simplify, { input: "A.B+A.B'" }],
  [simplify, { input: "1 3 5 7 9", dontCares: "11" }],
  [simplify, { input: nine.slice(0, -2) }],
  [steps, { input: "A.B+A.B'" }],
  [table, { primaryInput: "A.B", extraInputs: ["B.A"] }],
])("%s answers %j as ever", async (path, body) => {
  const response = await small.post(path, body, await small.premium());
  expect({ ok: response.ok, value: await response.json() }).toEqual(usual(path, body));
});

test.each([
  [simplify, { input: nine }, "too_many_variables", "There are more than 8 variables."],
  [simplify, { input: long }, "input_too_long", "An expression can have at most 600 characters."],
  [simplify, { input: "1 2", dontCares: "3 ".repeat(400) }, "input_too_long", "at most 600 characters."],
  [simplify, { input: "1", mode: "mint", variables: 9 }, "too_many_variables", "more than 8 variables."],
  [simplify, { input: "256" }, "min_term_too_large", "The largest is 255"],
  [steps, { input: deep }, "too_complex", "more work than one derivation may take"],
  [table, { primaryInput: nine }, "too_many_variables", "There are more than 8 variables."],
  [table, { primaryInput: "A", extraInputs: [long] }, "input_too_long", "at most 600 characters."],
])("%s refuses %j with %s, which the usual Worker answers", async (path, body, code, sentence) => {
  expect(await ask(path, body)).toEqual([422, code, expect.stringContaining(sentence)]);
  expect(usual(path, body).ok).toBe(true);
});
