// POST /api/free/simplify over HTTP against the Worker in workerd.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sentences } from "#contract/request-sentences.ts";
import type { ApiErrorCode } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { simplifyResponseSchema } from "#contract/simplify.ts";
import { startWorker, type WorkerUnderTest } from "#support/server/worker-harness.ts";

const path = "/api/free/simplify";
let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker?.close());

describe("answers", () => {
  const cases: readonly [body: object, simplified: string, terms: number, literals: number][] = [
    [{ input: "A.B+A'.C+B.C" }, "A.B+A'.C", 2, 4],
    [{ input: "A+A'" }, "1", 1, 0],
    [{ input: "A.A'" }, "0", 0, 0],
    [{ input: "0" }, "0", 0, 0],
    [{ input: "1", mode: "boolean" }, "1", 1, 0],
    [{ input: "1", mode: "mint" }, "A", 1, 1],
    [{ input: "0 1" }, "1", 1, 0],
    [{ input: "  0 1  2,3 " }, "1", 1, 0],
    [{ input: "x2+x10.x2" }, "x2", 1, 1],
  ];
  test.each(cases)("%j → %s", async (body, simplified, terms, literals) => {
    const response = await worker.post(path, body);
    expect(response.status).toBe(200);
    const answer = simplifyResponseSchema.parse(await response.json());
    expect({ ...answer, proven: answer.proven }).toMatchObject({ simplified, terms, literals, proven: true });
  });

  test("the whole answer of the example", async () => {
    const response = await worker.post(path, { input: "1 3 8 6 12" });
    expect(await response.json()).toEqual({
      simplified: "A.C'.D'+A'.B.C.D'+A'.B'.D",
      sop: "A'.B'.C'.D+A'.B'.C.D+A'.B.C.D'+A.B'.C'.D'+A.B.C'.D'",
      primeImpList: [
        { res: "A.C'.D'", list: [8, 12] },
        { res: "A'.B.C.D'", list: [6] },
        { res: "A'.B'.D", list: [1, 3] },
      ],
      vars: ["A", "B", "C", "D"],
      minTerms: [1, 3, 6, 8, 12],
      terms: 3,
      literals: 10,
      proven: true,
      lowerBound: 3,
      minima: { count: 1, others: [] },
      primeCount: 3,
    });
  });
});

describe("refused texts", () => {
  const minTerms65537 = Array.from({ length: 65_537 }, (_, index) => index % 8).join(" ");
  const cases: readonly [name: string, body: object, code: ApiErrorCode, position: number][] = [
    ["empty", { input: "" }, "empty_input", 0],
    ["blank", { input: "   " }, "empty_input", 0],
    ["ends too early", { input: "A+" }, "unexpected_end", 2],
    ["open bracket", { input: "(A" }, "unclosed_bracket", 0],
    ["closed bracket", { input: "A)" }, "unopened_bracket", 1],
    ["two dots", { input: "A..B" }, "missing_operand", 2],
    ["NOT without operand", { input: "'A" }, "not_without_operand", 0],
    ["empty brackets", { input: "()" }, "empty_brackets", 0],
    ["comma", { input: "A,3" }, "comma_in_expression", 1],
    ["exclamation mark", { input: "!A" }, "not_before_operand", 0],
    ["words", { input: "A AND B" }, "word_operator", 2],
    ["Cyrillic", { input: "\u0410+B" }, "foreign_letter", 0],
    ["NUL", { input: "A\u0000B" }, "invisible_character", 1],
    ["lone surrogate", { input: "A+\ud800" }, "lone_surrogate", 2],
    ["negative", { input: "-1 3" }, "negative_number", 0],
    ["fraction", { input: "1.5" }, "digit_not_constant", 2],
    ["exponent", { input: "1e9" }, "constant_juxtaposed", 1],
    ["huge number", { input: "99999999999999999999" }, "min_term_too_large", 0],
    ["27 variables", { input: "ABCDEFGHIJKLMNOPQRSTUVWXYZa" }, "too_many_variables", 16],
    ["17 variables", { input: "A+B+C+D+E+F+G+H+I+J+K+L+M+N+O+P+Q" }, "too_many_variables", 32],
    ["min term 65536", { input: "1,65536" }, "min_term_too_large", 2],
    ["65,537 min terms", { input: minTerms65537 }, "too_many_min_terms", minTerms65537.length - 1],
    ["20,000 brackets", { input: "(".repeat(20_000) }, "too_deep", 1000],
    ["300,000 apostrophes", { input: `A${"'".repeat(300_000)}` }, "input_too_long", 20_000],
    ["letters in min terms", { input: "1 A", mode: "mint" }, "not_a_min_term", 2],
  ];
  test.each(cases)("%s", async (_name, body, code, position) => {
    const response = await worker.post(path, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: sentences[code], code, position, field: "input" });
    expect((await worker.post(path, { input: "A" })).status).toBe(200);
  });

  test("a position counts UTF-16 units of the text as received", async () => {
    const response = await worker.post(path, { input: "A + B ? C" });
    expect(await response.json()).toMatchObject({ code: "unknown_character", position: 6 });
  });
});

describe("refused requests", () => {
  const json = { "Content-Type": "application/json" };
  const shapes: readonly [name: string, body: string, field: string | undefined][] = [
    ["an array", "[]", undefined],
    ["null", "null", undefined],
    ["a text", '"A"', undefined],
    ["a number", "7", undefined],
    ["no input", "{}", "input"],
    ["null input", '{"input":null}', "input"],
    ["a number as input", '{"input":1}', "input"],
    ["a list as input", '{"input":["A"]}', "input"],
    ["an object as input", '{"input":{"a":1}}', "input"],
    ["another mode", '{"input":"A","mode":"bool"}', "mode"],
    ["null mode", '{"input":"A","mode":null}', "mode"],
  ];
  test.each(shapes)("%s is 400 wrong_shape", { tags: ["deep"] }, async (_name, body, field) => {
    const response = await worker.post(path, body);
    expect(response.status).toBe(400);
    const error = (await response.json()) as Record<string, unknown>;
    expect(error["code"]).toBe("wrong_shape");
    expect(error["field"]).toBe(field);
    expect(error["message"]).toMatch(/^The .*\.$/);
  });

  test.each(["", "{", "{input:'A'}", "\ufeff", '{"input":"A"'])("body %j is 400 bad_json", async (body) => {
    const response = await worker.post(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: sentences.bad_json, code: "bad_json" });
  });

  // Each would be an answer, if what is no UTF-8 were read as a replacement character.
  test.each([
    ["a byte of no meaning", [0xff]],
    ["half a character", [0xc3]],
    ["a surrogate", [0xed, 0xa0, 0x80]],
    ["a letter in two bytes", [0xc1, 0x81]],
  ])("bytes that are not UTF-8, %s, are 400 bad_json", async (_name, bytes) => {
    const [before = "", after = ""] = '{"input":"A","note":"?"}'.split("?");
    const encoder = new TextEncoder();
    const body = new Uint8Array([...encoder.encode(before), ...bytes, ...encoder.encode(after)]);
    const response = await worker.fetch(path, { method: "POST", headers: json, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: sentences.bad_json, code: "bad_json" });
  });

  test("a byte-order mark is left out", async () => {
    expect((await worker.post(path, '\ufeff{"input":"A"}')).status).toBe(200);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "",
    "application/jsonx",
    "application/json-seq",
    "application/json+x",
    "application/json/x",
    "application/json, text/plain",
    "application/jso",
    "x-application/json",
  ])("type %j is 415", async (type) => {
    const response = await worker.post(path, '{"input":"A"}', { "Content-Type": type });
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ message: sentences.not_json, code: "not_json" });
  });

  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/json;charset=utf-8",
    "application/json ;",
    "Application/JSON; charset=utf-8",
  ])("type %j is read", async (type) => {
    expect((await worker.post(path, '{"input":"A"}', { "Content-Type": type })).status).toBe(200);
  });

  test(
    "a body of exactly the limit is read, and one byte more is 413, announced or streamed",
    { tags: ["deep"] },
    async () => {
      const text = '{"input":"A"}';
      for (const [length, status] of [
        [limits.bodyBytesMax, 200],
        [limits.bodyBytesMax + 1, 413],
      ] as const) {
        const body = text.padEnd(length);
        for (const sent of [body, new Blob([body]).stream()]) {
          const init = { method: "POST", headers: json, body: sent, duplex: "half" };
          expect((await worker.fetch(path, init as RequestInit)).status).toBe(status);
        }
      }
    },
  );

  test("a megabyte is 413, announced or streamed", async () => {
    const body = JSON.stringify({ input: "A".repeat(1_000_000) });
    for (const sent of [body, new Blob([body]).stream()]) {
      const response = await worker.fetch(path, {
        method: "POST",
        headers: json,
        body: sent,
        duplex: "half",
      } as RequestInit);
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ message: sentences.body_too_large, code: "body_too_large" });
    }
    expect((await worker.post(path, { input: "A" })).status).toBe(200);
  });

  test.each(["GET", "PUT", "DELETE", "PATCH"])("%s is 405 with Allow", async (method) => {
    const response = await worker.fetch(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST, OPTIONS");
    expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
  });

  test.each(["/api", "/api/", "/api/free", "/api/free/simplify/", "/api/free/simplify/x"])(
    "%s is 404",
    async (unknown) => {
      const response = await worker.post(unknown, { input: "A" });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: sentences.not_found, code: "not_found" });
    },
  );
});

describe("the number of variables", () => {
  test("is that of the call, which makes the list one of more variables", async () => {
    const response = await worker.post(path, { input: "1 3", variables: 4 });
    expect(await response.json()).toMatchObject({ simplified: "A'.B'.D", vars: ["A", "B", "C", "D"] });
  });

  test("an expression has its own", async () => {
    const response = await worker.post(path, { input: "A.B", variables: 4 });
    expect(await response.json()).toMatchObject({ simplified: "A.B", vars: ["A", "B"] });
  });

  test("may be too few for a number, whose sentence names the last row", async () => {
    const response = await worker.post(path, { input: "1 9", variables: 3 });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: "min_term_too_large",
      position: 2,
      message: expect.stringContaining("The largest is 7, the last row of a table of 3 variables."),
    });
  });

  test.each([0, 17, 1.5, "4", null])("is refused as %j", async (variables) => {
    const response = await worker.post(path, { input: "1 3", variables });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'The field "variables" must be a whole number from 1 to 16, or be left out.',
    });
  });
});

test("half a character among the don't-cares is refused there", async () => {
  const response = await worker.post(path, { input: "1 2", dontCares: "3 \ud800" });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message: sentences.lone_surrogate,
    code: "lone_surrogate",
    position: 2,
    field: "dontCares",
  });
});
