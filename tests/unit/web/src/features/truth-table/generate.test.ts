// From expressions to their table or their error: the engine first, the API where the engine cannot start.

import { describe, expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import { limits } from "#contract/limits.ts";
import { sentenceFor } from "#contract/sentences.ts";
import type { TtableCall, TtableResponse } from "#contract/ttable.ts";
import { digitsOf } from "#table/core/table.ts";
import { generate, type GenerateDependencies } from "#features/truth-table/generate.ts";
import type { FunctionRefusal, TableRequest } from "#contract/generated/logic-types.ts";
import { callTexts } from "#messages/calls.ts";
import { truthTableTexts } from "#messages/truth-table.ts";

const chips = [
  { id: 7, text: "A ^ C" },
  { id: 9, text: "C" },
];
const noApi = () => Promise.reject(new Error("the API is not needed"));
const isEngineLate = () => Promise.resolve(false);
const unavailable = () => Promise.resolve({ kind: "unavailable" as const, reason: "no WASM" });

function byApi(answer: TtableResponse): GenerateDependencies {
  const api = () => Promise.resolve({ ok: true as const, answer, dateMs: null });
  return { engine: unavailable, api, isEngineLate };
}

test("the engine gets the expressions without their spaces and the page's limit", async () => {
  const asked: TableRequest[] = [];
  const result = await generate("A . B", chips, {
    engine: (request) => {
      asked.push(request);
      const columns = [new Uint8Array([0b10]), new Uint8Array([0b01]), new Uint8Array([0b11])];
      return Promise.resolve({
        kind: "outcome",
        outcome: { kind: "table", table: { vars: ["A"], columns } },
      });
    },
    api: noApi,
    isEngineLate,
  });
  expect(asked).toEqual([{ primary: "A.B", extras: ["A^C", "C"], ...budgets.page }]);
  expect(result.type === "generated" && digitsOf(result.table, 1)).toEqual(["1", "1", "0", "1"]);
});

test("the engine's refusals stand at the main input and at their chips, counted in what was typed", async () => {
  const error = { code: "missing_operand" as const, start: 2, end: 3 };
  const result = await generate("A . + B", chips, {
    engine: () =>
      Promise.resolve({
        kind: "outcome",
        outcome: {
          kind: "refused",
          refusals: [
            { function: 0, error },
            { function: 1, error: { code: "too_complex", start: 2, end: 3 } },
          ],
        },
      }),
    api: noApi,
    isEngineLate,
  });
  expect(result).toEqual({
    type: "failed",
    refused: {
      failure: {
        message: "An operand is missing before “+”.",
        code: "missing_operand",
        span: { start: 4, end: 5 },
      },
      chips: [
        {
          id: 7,
          failure: {
            message: sentenceFor("too_complex", budgets.page, "table"),
            code: "too_complex",
            span: { start: 4, end: 5 },
          },
        },
      ],
    },
  });
});

describe("without the engine the API answers", () => {
  test("its min terms become the columns", async () => {
    const asked: TtableCall[] = [];
    const dependencies = byApi({
      vars: ["A"],
      minTerms: [1],
      extraMinTerms: [[0], []],
      comparison: "premium_only",
      matchedSets: [],
    });
    const result = await generate("A", chips, {
      ...dependencies,
      api: (call) => {
        asked.push(call);
        return dependencies.api(call);
      },
    });
    expect(asked).toEqual([{ primaryInput: "A", extraInputs: ["A^C", "C"] }]);
    expect(result.type === "generated" && [0, 1].map((row) => digitsOf(result.table, row).join(""))).toEqual([
      "0010",
      "1100",
    ]);
  });

  test("lists that were cut are no table", async () => {
    const dependencies = byApi({
      vars: ["A"],
      minTerms: [],
      extraMinTerms: [],
      comparison: "premium_only",
      matchedSets: [],
      minTermCounts: [1],
    });
    expect(await generate("A", [], dependencies)).toEqual({
      type: "failed",
      refused: {
        failure: { message: truthTableTexts.tableTooLongForService, code: null, span: null },
        chips: [],
      },
    });
  });

  test("lists that were cut do not count before a late engine, whose table is whole", async () => {
    const engine = () => new Promise<never>(() => undefined);
    const late = { engine, isEngineLate: () => Promise.resolve(true) };
    const lists: TtableResponse = {
      vars: ["A"],
      minTerms: [1],
      extraMinTerms: [],
      comparison: "premium_only",
      matchedSets: [],
    };
    const cut = byApi({ ...lists, minTermCounts: [1] });
    const nothingYet = new Promise((resolve) => setTimeout(resolve, 0, null));
    expect(await Promise.race([generate("A", [], { ...cut, ...late }), nothingYet])).toBeNull();
    const whole = byApi(lists);
    expect(await generate("A", [], { ...whole, ...late })).toMatchObject({ type: "generated" });
  });

  test.each([
    ["primaryInput", null, { start: 1, end: 2 }],
    ["extraInputs.0", 7, { start: 2, end: 3 }],
    ["extraInputs.1", 9, { start: 1, end: 1 }],
  ])("a refusal of %s stands there", async (field, id, span) => {
    const refusal = { kind: "badRequest" as const, message: "Wrong.", code: "and_sign", position: 1, field };
    const result = await generate("AB", chips, {
      engine: unavailable,
      api: () => Promise.resolve({ ok: false as const, failure: refusal }),
      isEngineLate,
    });
    const failure = { message: "Wrong.", code: "and_sign", span };
    expect(result).toEqual({
      type: "failed",
      refused: id === null ? { failure, chips: [] } : { failure: null, chips: [{ id, failure }] },
    });
  });

  test("a call that was stopped is no failure", async () => {
    const failure = { kind: "aborted" as const, message: callTexts.aborted };
    const api = () => Promise.resolve({ ok: false as const, failure });
    expect(await generate("A", [], { engine: unavailable, api, isEngineLate })).toEqual({
      type: "cancelled",
    });
  });
});

test("half a character and a request that is too large never reach the engine", async () => {
  const engine = noApi;
  const lone = await generate("A", [{ id: 7, text: "B+\ud800" }], { engine, api: noApi, isEngineLate });
  expect(lone).toMatchObject({
    refused: { failure: null, chips: [{ id: 7, failure: { code: "lone_surrogate" } }] },
  });
  const large = await generate("A".repeat(limits.bodyBytesMax), [], { engine, api: noApi, isEngineLate });
  expect(large).toMatchObject({ refused: { failure: { code: "body_too_large" } } });
});

describe("expressions that are only in another notation", () => {
  const error = { code: "row_list" as const, start: 0, end: 1 };
  const refusing = (...refusals: FunctionRefusal[]): GenerateDependencies => ({
    engine: () => Promise.resolve({ kind: "outcome", outcome: { kind: "refused", refusals } }),
    api: noApi,
    isEngineLate,
  });
  const list = { kind: "minTerms", text: "1 2", expression: "A'.B+A.B'", variables: 2 } as const;

  test("are all corrected, lists of rows as expressions", async () => {
    const write = { kind: "write", text: "A'" } as const;
    const result = await generate(
      "Σm(1,2)",
      chips,
      refusing({ function: 0, error, fix: list }, { function: 2, error, fix: write }),
    );
    expect(result).toEqual({
      type: "corrected",
      texts: [
        { at: 0, text: "A'.B+A.B'" },
        { at: 2, text: "A'" },
      ],
    });
  });

  test("are refused where words look like names: which is said, and nothing is taken", async () => {
    const names = [{ name: "RD", variable: "A" }];
    const fix = { kind: "names", text: "A' where A=RD", names, product: "R'D" } as const;
    const result = await generate("!RD", [], refusing({ function: 0, error, fix }));
    const message = "RD looks like a name. RD\u00a0→\u00a0A";
    expect(result).toMatchObject({ type: "failed", refused: { failure: { message, span: null } } });
  });

  test.each<[string, FunctionRefusal]>([
    ["a mistake", { function: 1, error, fix: { kind: "mend", text: "1.A" } }],
    ["something without a correction", { function: 1, error }],
    [
      "a list too long for an expression",
      { function: 1, error, fix: { kind: "minTerms", text: "0 1", variables: 1 } },
    ],
  ])("are refused beside %s", async (_name, other) => {
    const result = await generate("Σm(1,2)", chips, refusing({ function: 0, error, fix: list }, other));
    expect(result.type).toBe("failed");
  });
});
