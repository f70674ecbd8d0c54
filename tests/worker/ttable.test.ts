// POST /api/mix/ttable/solve over HTTP against the Worker in workerd, for every kind of caller.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { limits } from "#contract/limits.ts";
import { sentences } from "#contract/request-sentences.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { ttableResponseSchema } from "#contract/ttable.ts";
import { startWorkerWithUsers, type WorkerWithUsers } from "#support/server/worker-harness.ts";

const path = "/api/mix/ttable/solve";
let worker: WorkerWithUsers;
const anonymous = { post: (to: string, body: unknown) => worker.post(to, body) };
const premium = { post: async (to: string, body: unknown) => worker.post(to, body, await worker.premium()) };
beforeAll(async () => {
  worker = await startWorkerWithUsers();
});
afterAll(() => worker?.close());

const names = Array.from({ length: 17 }, (_, index) => `x${index}`);
const sumOf = (variables: number) => names.slice(0, variables).join("+");

describe("everybody gets the table", () => {
  test("of one expression", async () => {
    const response = await anonymous.post(path, { primaryInput: "A.B+C'", extraInputs: [] });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      vars: ["A", "B", "C"],
      minTerms: [0, 2, 4, 6, 7],
      extraMinTerms: [],
      comparison: "premium_only",
      matchedSets: [],
    });
  });

  test("of several over the variables of all, and no comparison", async () => {
    const body = { primaryInput: "B", extraInputs: ["A'", "1", "B.1", "x2.B"] };
    const response = await anonymous.post(path, body);
    expect(await response.json()).toEqual({
      vars: ["A", "B", "x2"],
      minTerms: [2, 3, 6, 7],
      extraMinTerms: [
        [0, 1, 2, 3],
        [0, 1, 2, 3, 4, 5, 6, 7],
        [2, 3, 6, 7],
        [3, 7],
      ],
      comparison: "premium_only",
      matchedSets: [],
    });
  });

  test("of a constant, and without extraInputs", async () => {
    const response = await anonymous.post(path, { primaryInput: "1" });
    expect(await response.json()).toEqual({
      vars: [],
      minTerms: [0],
      extraMinTerms: [],
      comparison: "premium_only",
      matchedSets: [],
    });
  });
});

test("a premium caller gets the same table and how its columns compare", async () => {
  const body = { primaryInput: "A.B", extraInputs: ["(A'+B')'", "A'+B'", "A.A'", "B+1", "A"] };
  const plain = await (await anonymous.post(path, body)).json();
  const compared = await (await premium.post(path, body)).json();
  expect(compared).toEqual({
    ...(plain as object),
    comparison: "included",
    matchedSets: [[0, 1]],
    complementPairs: [
      [0, 2],
      [1, 2],
      [3, 4],
    ],
    alwaysZero: [3],
    alwaysOne: [4],
    firstDifference: [
      [0, 2, 0],
      [0, 3, 3],
      [0, 4, 0],
      [0, 5, 2],
      [1, 2, 0],
      [1, 3, 3],
      [1, 4, 0],
      [1, 5, 2],
      [2, 3, 0],
      [2, 4, 3],
      [2, 5, 0],
      [3, 4, 0],
      [3, 5, 2],
      [4, 5, 0],
    ].map(([left, right, row]) => ({ left, right, row })),
  });
  expect(ttableResponseSchema.parse(compared)).toEqual(compared);
});

describe("lists hold 500,000 numbers together at most", () => {
  const always = { primaryInput: `${sumOf(16)}+1`, extraInputs: Array.from({ length: 7 }, () => "1") };

  test("what fits comes whole, without counts", { tags: ["deep"] }, async () => {
    const body = { ...always, extraInputs: always.extraInputs.slice(0, 6) };
    const answer = ttableResponseSchema.parse(await (await anonymous.post(path, body)).json());
    expect(answer.extraMinTerms.map(({ length }) => length)).toEqual(Array.from({ length: 6 }, () => 65_536));
    expect(answer).not.toHaveProperty("minTermCounts");
  });

  test("past it the last ones are cut, and every true length is told", { tags: ["deep"] }, async () => {
    const extraInputs = [...always.extraInputs, "x0", "0"];
    const answer = ttableResponseSchema.parse(
      await (await anonymous.post(path, { ...always, extraInputs })).json(),
    );
    const lengths = [answer.minTerms, ...answer.extraMinTerms].map(({ length }) => length);
    const whole = Array.from({ length: 7 }, () => 65_536);
    expect(lengths).toEqual([...whole, limits.listNumbersMax - 7 * 65_536, 0, 0]);
    expect(answer.extraMinTerms[6]?.at(-1)).toBe(limits.listNumbersMax - 7 * 65_536 - 1);
    expect(answer.minTermCounts).toEqual([...whole, 65_536, 32_768, 0]);
  });
});

describe("refused texts", () => {
  const cases = [
    ["the primary", { primaryInput: " A+", extraInputs: ["B"] }, "unexpected_end", 3, "primaryInput"],
    ["an extra", { primaryInput: "A", extraInputs: ["B", "!C"] }, "not_before_operand", 0, "extraInputs.1"],
    ["a blank extra", { primaryInput: "A", extraInputs: [" "] }, "empty_input", 0, "extraInputs.0"],
    [
      "the first of several",
      { primaryInput: "A", extraInputs: ["B)", "("] },
      "unopened_bracket",
      1,
      "extraInputs.0",
    ],
    [
      "half a character first",
      { primaryInput: "A+", extraInputs: ["B", "\ud800"] },
      "lone_surrogate",
      0,
      "extraInputs.1",
    ],
    [
      "the first of several halves of characters",
      { primaryInput: "A", extraInputs: ["A\udc00", "\ud800"] },
      "lone_surrogate",
      1,
      "extraInputs.0",
    ],
    [
      "half a character in the primary",
      { primaryInput: "A\udc00", extraInputs: [] },
      "lone_surrogate",
      1,
      "primaryInput",
    ],
    ["17 variables", { primaryInput: sumOf(17), extraInputs: [] }, "too_many_variables", 54, "primaryInput"],
    [
      "17 variables together",
      { primaryInput: sumOf(15), extraInputs: ["x15", "x0.y.x15"] },
      "too_many_variables",
      3,
      "extraInputs.1",
    ],
  ] as const;
  test.each(cases)("%s", { tags: ["deep"] }, async (_name, body, code, position, field) => {
    for (const caller of [anonymous, premium]) {
      const response = await caller.post(path, body);
      expect(response.status).toBe(422);
      const message = sentenceFor(code, budgets.worker);
      expect(await response.json()).toEqual({ message, code, position, field });
    }
  });

  test(
    "functions that take too many steps together, in words about the table",
    { tags: ["deep"] },
    async () => {
      const long = "ABCDEFGHIJKLMNOP".repeat(limits.expressionCharsMax / 16);
      const response = await anonymous.post(path, {
        primaryInput: long,
        extraInputs: Array.from({ length: 25 }, () => long),
      });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        code: "too_complex",
        message: "This truth table is too large to work out here. Use fewer variables, or fewer expressions.",
      });
    },
  );

  test("the sentence of too many variables names the service's limit", async () => {
    const table = await anonymous.post(path, { primaryInput: sumOf(17), extraInputs: [] });
    expect(await table.json()).toMatchObject({ message: expect.stringContaining("more than 16 variables") });
    const simplified = await anonymous.post("/api/free/simplify", { input: sumOf(17) });
    expect(await simplified.json()).toMatchObject({
      message: expect.stringContaining("more than 16 variables"),
    });
  });
});

describe("refused shapes", () => {
  const extras = (count: number) => Array.from({ length: count }, () => "A");

  test("30 extras are taken, 31 are not", async () => {
    const taken = await premium.post(path, { primaryInput: "A", extraInputs: extras(30) });
    expect(taken.status).toBe(200);
    expect(await taken.json()).toMatchObject({ matchedSets: [Array.from({ length: 31 }, (_, at) => at)] });
    const refused = await premium.post(path, { primaryInput: "A", extraInputs: extras(31) });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      message: 'The field "extraInputs" can have at most 30 expressions.',
      code: "wrong_shape",
      field: "extraInputs",
    });
  });

  test.each([
    [{}, "primaryInput"],
    [{ primaryInput: 1, extraInputs: [] }, "primaryInput"],
    [{ primaryInput: "A", extraInputs: "B" }, "extraInputs"],
    [{ primaryInput: "A", extraInputs: ["B", null] }, "extraInputs.1"],
  ])("%j", async (body, field) => {
    const response = await anonymous.post(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "wrong_shape",
      field,
      message: expect.stringMatching(/^The field/),
    });
  });

  test("another method", async () => {
    const response = await worker.fetch(path);
    expect(response.status).toBe(405);
    expect(await response.json()).toEqual({
      message: sentences.method_not_allowed,
      code: "method_not_allowed",
    });
  });
});
