// POST /api/premium/simplify/check over HTTP against the Worker in workerd: who is refused, and what a premium caller gets.

import { afterAll, beforeAll, expect, test } from "vitest";
import { checkResponseSchema, checkRoute } from "#contract/check.ts";
import { statusOf } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { sentences } from "#contract/request-sentences.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { budgets } from "#contract/budgets.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

let worker: WorkerWithUsers;
beforeAll(async () => {
  worker = await startWorkerWithUsers();
});
afterAll(() => worker?.close());

async function ask(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response> {
  return worker.fetch(checkRoute.path, {
    method: "POST",
    headers: { ...(headers ?? (await worker.premium())), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

test.each([
  ["signed out", async () => ({}), "unauthenticated"],
  ["free", () => worker.signedIn({ sub: "free" }), "premium_required"],
] as const)("a caller who is %s is refused", async (_who, headers, code) => {
  const response = await ask({ lines: ["A"] }, await headers());
  expect(response.status).toBe(statusOf(code));
  expect(await response.json()).toEqual({ message: sentences[code], code });
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

test("half a character is refused", async () => {
  const response = await ask({ lines: ["A", "A\ud800"] });
  expect(await response.json()).toMatchObject({ code: "lone_surrogate", field: "lines" });
});
