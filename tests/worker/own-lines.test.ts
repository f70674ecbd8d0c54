// The calls about a reader's own lines over HTTP against the Worker in workerd: POST /api/premium/simplify/check, next and equal.
// Who is refused, and what a premium caller gets.

import { afterAll, beforeAll, expect, test } from "vitest";
import { checkResponseSchema, checkRoute } from "#contract/check.ts";
import { equalResponseSchema, equalRoute } from "#contract/equal.ts";
import { statusOf } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { nextResponseSchema, nextRoute } from "#contract/next.ts";
import { sentences } from "#contract/request-sentences.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { budgets } from "#contract/budgets.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

let worker: WorkerWithUsers;
beforeAll(async () => {
  worker = await startWorkerWithUsers();
});
afterAll(() => worker?.close());

async function post(
  path: string,
  body: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<Response> {
  return worker.fetch(path, {
    method: "POST",
    headers: { ...(headers ?? (await worker.premium())), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

const ask = (body: unknown) => post(checkRoute.path, body);

test.each([
  ["signed out", async () => ({}), "unauthenticated"],
  ["free", () => worker.signedIn({ sub: "free" }), "premium_required"],
] as const)("a caller who is %s is refused", async (_who, headers, code) => {
  for (const [path, body] of [
    [checkRoute.path, { lines: ["A"] }],
    [nextRoute.path, { lines: ["A"] }],
    [equalRoute.path, { left: "A", right: "A" }],
  ] as const) {
    const response = await post(path, body, await headers());
    expect(response.status, path).toBe(statusOf(code));
    expect(await response.json()).toEqual({ message: sentences[code], code });
  }
});

test("a premium caller gets a verdict on each line, in the contract's shape", async () => {
  const response = await ask({ lines: ["A.B+A.B'", "A.(B+B')", "A.(B+", "A", "A.B"] });
  expect(response.status).toBe(200);
  const answer = checkResponseSchema.parse(await response.json());
  expect(answer.vars).toEqual(["A", "B"]);
  expect(answer.lines.map(({ verdict }) => verdict)).toEqual([
    "first",
    "laws",
    "refused",
    "laws",
    "different",
  ]);
  expect(answer.lines[1]).toMatchObject({
    text: "A.(B+B')",
    steps: [
      {
        stepType: "REVERSED_DISTRIBUTIVE_LAW",
        before: { part: "A.B+A.B'", at: [[0, 8]] },
        after: { part: "A.(B+B')", at: [[0, 8]] },
      },
    ],
  });
  expect(answer.lines[2]).toEqual({
    verdict: "refused",
    message: sentenceFor("unexpected_end", budgets.worker),
    code: "unexpected_end",
    position: 5,
  });
  expect(answer.lines[3]?.steps?.map(({ stepType }) => stepType)).toEqual([
    "OR_COMPLEMENT_LAW",
    "AND_IDENTITY_LAW",
  ]);
  expect(answer.lines[4]).toMatchObject({ row: 2, value: false });
  expect(answer.end).toEqual({
    own: { terms: 1, literals: 2 },
    minimum: { terms: 1, literals: 2 },
    proven: true,
  });
});

test.each([
  [{}, 'The field "lines" must be a list of strings, with at least one.'],
  [{ lines: [] }, 'The field "lines" must be a list of strings, with at least one.'],
  [{ lines: ["A", 7] }, 'The field "lines" must be a list of strings, with at least one.'],
  [
    { lines: Array.from({ length: limits.checkLinesMax + 1 }, () => "A") },
    `The field "lines" can have at most ${limits.checkLinesMax} lines.`,
  ],
])("a body of another shape is told what it must have: %j", async (body, message) => {
  const response = await ask(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message, code: "wrong_shape" });
});

test("half a character is refused, in its field", async () => {
  for (const [path, body, field] of [
    [checkRoute.path, { lines: ["A", "A\ud800"] }, "lines"],
    [nextRoute.path, { lines: ["A", "A\ud800"] }, "lines"],
    [equalRoute.path, { left: "A", right: "A\ud800" }, "right"],
  ] as const) {
    const response = await post(path, body);
    expect(await response.json()).toMatchObject({ code: "lone_surrogate", field });
  }
});

test("the next step goes on from the last right line, with all steps up to the minimum", async () => {
  const next = async (lines: readonly string[]) =>
    nextResponseSchema.parse(await (await post(nextRoute.path, { lines })).json());
  const { from, line, steps } = await next(["A.B+A.B'", "A.(B'+B)", "A.B"]);
  expect([from, line]).toEqual([1, "A.(B+B')"]);
  expect(steps.map(({ stepType, currentExpression }) => [stepType, currentExpression])).toEqual([
    ["OR_COMPLEMENT_LAW", "A.1"],
    ["AND_IDENTITY_LAW", "A"],
  ]);
  expect(await next(["A.B+A.B'", "A"])).toEqual({ from: 1, steps: [] });
  const refused = await post(nextRoute.path, { lines: ["A+"] });
  expect([refused.status, await refused.json()]).toEqual([
    422,
    {
      message: sentenceFor("unexpected_end", budgets.worker),
      code: "unexpected_end",
      position: 2,
      field: "lines",
    },
  ]);
});

test("equal expressions are proved, unequal ones get a row", async () => {
  const equal = async (left: string, right: string) =>
    equalResponseSchema.parse(await (await post(equalRoute.path, { left, right })).json());
  const { isEqual, steps } = await equal("A+B.C", "(A+B).(A+C)");
  expect(isEqual).toBe(true);
  expect(steps?.map(({ stepType, currentExpression }) => [stepType, currentExpression])).toEqual([
    ["CORRECTED", "A+B.C"],
    ["DISTRIBUTIVE_LAW", "(A+B).(A+C)"],
  ]);
  expect(await equal("A+B", "A.C")).toEqual({ isEqual: false, vars: ["A", "B", "C"], row: 2, value: false });
  const refused = await post(equalRoute.path, { left: "A", right: "B)" });
  expect(await refused.json()).toMatchObject({ field: "right", position: 1 });
  const shape = await post(equalRoute.path, { left: "A" });
  expect(await shape.json()).toMatchObject({
    code: "wrong_shape",
    message: 'The field "right" must be a string.',
  });
});
