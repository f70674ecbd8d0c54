// From an input to its answer: the contract's rules first, then the engine, and the API where the engine cannot start.

import { describe, expect, test } from "vitest";
import type { InputMode } from "#contract/input.ts";
import { firstWork } from "#contract/budgets.ts";
import { sentences } from "#contract/request-sentences.ts";
import type { Fix, SimplifyAnswer } from "#contract/generated/logic-types.ts";
import { packCubes } from "#answer/core/cubes.ts";
import { solve, type SolveDependencies } from "#features/simplifier/solve.ts";

const answer: SimplifyAnswer = {
  simplified: "A",
  sop: "A",
  primeImpList: [{ res: "A", list: [1] }],
  vars: ["A"],
  terms: 1,
  literals: 1,
  proven: true,
  lowerBound: 1,
  primeCount: 1,
};

/** The value of `A` as the engine gives it. */
const values = {
  required: new Uint8Array([2]),
  dontCares: new Uint8Array([0]),
  primes: packCubes([{ care: 1, value: 1 }]),
  cover: [0],
  others: new Uint8Array(),
};

type EngineResult = Awaited<ReturnType<SolveDependencies["engine"]>>;
type ApiReply = Awaited<ReturnType<SolveDependencies["api"]>>;

const byEngine: EngineResult = { kind: "outcome", outcome: { kind: "answer", answer, values } };
const byApi: ApiReply = { ok: true, answer: { ...answer, simplified: "by the API" }, dateMs: null };

async function run(
  typed: string,
  {
    engine = byEngine,
    api = byApi,
    mode = "boolean",
    dontCares = "",
    variables = "",
    isLate = false,
  }: {
    /** Null for one that does not answer. */
    engine?: EngineResult | null;
    api?: ApiReply;
    mode?: InputMode;
    dontCares?: string;
    variables?: string;
    isLate?: boolean;
  },
) {
  const calls: string[] = [];
  const solved = await solve(
    { input: typed, mode, dontCares, variables },
    {
      engine: async (request) => {
        calls.push(`engine ${request.input} ${request.mode} ${request.workMax}${withList(request)}`);
        return engine ?? new Promise<never>(() => undefined);
      },
      api: async (request) => {
        calls.push(`api ${request.input} ${request.mode}${withList(request)}`);
        return api;
      },
      isEngineLate: async () => isLate,
    },
  );
  return { solved, calls };
}

interface Lists {
  readonly dontCares?: string | undefined;
  readonly variables?: number | undefined;
}

function withList({ dontCares, variables }: Lists): string {
  const free = dontCares === undefined ? "" : ` without ${dontCares}`;
  return variables === undefined ? free : `${free} of ${variables}`;
}

test("the engine answers alone, with spaces stripped and the budget of the contract", async () => {
  const { solved, calls } = await run("A + A", {});
  expect(solved).toEqual({
    type: "answered",
    answered: { text: "A+A", mode: "boolean", dontCares: "", variables: "", answer, values },
  });
  expect(calls).toEqual([`engine A+A boolean ${firstWork}`]);
});

test("an answer that the first call has not proved is drawn while the page searches on; the API's is not", async () => {
  const outcome = { kind: "answer", answer: { ...answer, proven: false }, values } as const;
  const first = await run("A", { engine: { kind: "outcome", outcome } });
  expect(first.solved).toMatchObject({ answered: { answer: { proven: false }, isSearching: true } });
  const api: ApiReply = { ok: true, answer: { ...answer, proven: false }, dateMs: null };
  const { solved } = await run("A", { engine: { kind: "unavailable", reason: "" }, api });
  expect(solved).toMatchObject({ answered: { answer: { proven: false } } });
  expect(solved).not.toHaveProperty("answered.isSearching");
});

test("what the API answers before a late engine is searched on where it is no proof", async () => {
  for (const proven of [false, true]) {
    const api: ApiReply = { ok: true, answer: { ...answer, proven }, dateMs: null };
    const { solved } = await run("A", { engine: null, isLate: true, api });
    expect(solved).toMatchObject({ answered: { answer: { proven } } });
    expect("answered" in solved && solved.answered.isSearching).toBe(proven ? undefined : true);
  }
});

describe("the same call goes to the API", () => {
  const cases: readonly EngineResult[] = [
    { kind: "unavailable", reason: "blocked" },
    { kind: "fault", reason: "unreachable" },
  ];
  test.each(cases)("after $kind", async (engine) => {
    const { solved, calls } = await run("1 3", { engine, mode: "mint" });
    expect(calls[1]).toBe("api 1,3 mint");
    expect(solved).toMatchObject({ answered: { answer: { simplified: "by the API" } } });
  });
});

test("a cancelled engine call asks nobody else", async () => {
  const { solved, calls } = await run("A", { engine: { kind: "cancelled" } });
  expect(solved).toEqual({ type: "cancelled" });
  expect(calls).toHaveLength(1);
});

describe("a text that is only in another notation is corrected, not refused", () => {
  const error = { code: "row_list", start: 0, end: 1 } as const;
  const refusing = (fix: Fix, field: "input" | "dontCares" = "input"): EngineResult => ({
    kind: "outcome",
    outcome: { kind: "refused", error, field, fix },
  });
  const minTerms: Fix = { kind: "minTerms", text: "1 3", dontCares: "5", variables: 3 };

  test("by the correction that the one call gives", async () => {
    const { solved, calls } = await run("Σm(1, 3)+d(5)", { engine: refusing(minTerms) });
    expect(calls).toHaveLength(1);
    expect(solved).toEqual({ type: "corrected", field: "input", fix: minTerms });
  });

  test("in the list of don't-cares too", async () => {
    const engine = refusing(minTerms, "dontCares");
    const { solved } = await run("1", { engine, mode: "mint", dontCares: "4-7" });
    expect(solved).toMatchObject({ type: "corrected", field: "dontCares" });
  });

  const names = ["RD", "CS", "OE"].map((name, at) => ({ name, variable: "ABC".charAt(at) }));
  const asked: Fix = { kind: "names", text: "A.B+C where A=RD, B=CS, C=OE", names, product: "RD.CS+OE" };
  const question = "RD, CS and OE look like names. RD\u00a0→\u00a0A, CS\u00a0→\u00a0B, OE\u00a0→\u00a0C";
  test.each<[string, EngineResult]>([
    ["refused", refusing(asked)],
    ["read as products", { kind: "outcome", outcome: { kind: "answer", answer, values, fix: asked } }],
  ])("but words that look like names are asked about, also where they are %s", async (_name, engine) => {
    const { solved } = await run("RD & CS | OE", { engine });
    const failure = { message: question, code: null, span: null, field: "input" };
    expect(solved).toEqual({ type: "failed", failure });
  });

  test("but a text that may mean several things is asked about", async () => {
    const undecided = { kind: "order", first: "&&", second: "^" } as const;
    const outcome = { kind: "refused", error, field: "input", undecided } as const;
    const { solved } = await run("A&&B^C", { engine: { kind: "outcome", outcome } });
    const message = "Languages differ in whether && or ^ comes first. Write brackets to say it.";
    expect(solved).toMatchObject({ type: "failed", failure: { message, span: null } });
  });

  test.each<Fix>([
    { kind: "remove", text: "A", removed: "+" },
    { kind: "close", text: "(A)", added: ")" },
    { kind: "mend", text: "1.A" },
  ])("but a mistake of kind $kind is refused", async (fix) => {
    const { solved } = await run("A", { engine: refusing(fix) });
    expect(solved).toMatchObject({ type: "failed" });
  });
});

describe("the variables of min terms", () => {
  test.each([
    ["their count", "4", "4"],
    ["their names", " w x, y;z ", "w, x, y, z"],
  ])("go along as %s", async (_name, variables, text) => {
    const { solved, calls } = await run("1 3", { mode: "mint", variables });
    expect(calls).toEqual([`engine 1,3 mint ${firstWork} of 4`]);
    expect(solved).toMatchObject({ answered: { variables: text } });
  });

  test("stay here in the Boolean mode", async () => {
    const { calls } = await run("A", { variables: "4" });
    expect(calls).toEqual([`engine A boolean ${firstWork}`]);
  });

  test("are asked again where they cannot be read", async () => {
    const { solved, calls } = await run("1 3", { mode: "mint", variables: "w, w" });
    expect(calls).toEqual([]);
    const message = "w is there twice. Give each variable a name of its own.";
    expect(solved).toMatchObject({ type: "failed", failure: { message, field: "variables" } });
  });

  test("that are too few for a number are named in its sentence", async () => {
    const error = { code: "min_term_too_large", start: 0, end: 1 } as const;
    const outcome = { kind: "refused", error, field: "input" } as const;
    const { solved } = await run("9", { engine: { kind: "outcome", outcome }, mode: "mint", variables: "3" });
    const message = expect.stringContaining("The largest is 7, the last row of a table of 3 variables.");
    expect(solved).toMatchObject({ type: "failed", failure: { message } });
  });
});

test("an aborted API call is cancelled, not failed", async () => {
  const { solved } = await run("A", {
    engine: { kind: "fault", reason: "" },
    api: { ok: false, failure: { kind: "aborted", message: "stopped" } },
  });
  expect(solved).toEqual({ type: "cancelled" });
});

const refusal = (start: number, end: number): EngineResult => ({
  kind: "outcome",
  outcome: { kind: "refused", error: { code: "missing_operand", start, end }, field: "input" },
});

describe("the span is that of the typed text", () => {
  const cases: readonly [typed: string, start: number, end: number, span: { start: number; end: number }][] =
    [
      ["A.B + + C'", 4, 5, { start: 6, end: 7 }],
      ["A .. B", 2, 3, { start: 3, end: 4 }],
      ["A +  ", 2, 2, { start: 3, end: 3 }],
      ["( ) + A", 0, 2, { start: 0, end: 3 }],
      ["A AND B", 2, 5, { start: 2, end: 5 }],
    ];
  test.each(cases)("by the engine: %j at %i to %i", async (typed, start, end, span) => {
    const { solved } = await run(typed, { engine: refusal(start, end) });
    expect(solved).toEqual({
      type: "failed",
      failure: { message: expect.any(String), code: "missing_operand", span, field: "input" },
    });
  });

  const byServer: readonly [typed: string, position: number, span: { start: number; end: number }][] = [
    ["A.B + + C'", 4, { start: 6, end: 7 }],
    ["A + ", 2, { start: 3, end: 3 }],
    ["A + 😀", 4, { start: 4, end: 6 }],
  ];
  test.each(byServer)("by the API: %j at %i", async (typed, position, span) => {
    const { solved } = await run(typed, {
      engine: { kind: "unavailable", reason: "" },
      api: { ok: false, failure: { kind: "badRequest", message: "No.", code: "x", position } },
    });
    expect(solved).toEqual({ type: "failed", failure: { message: "No.", code: "x", span, field: "input" } });
  });
});

describe("the boundary refuses before anything is called", () => {
  const cases: readonly [name: string, typed: string, message: string, start: number | null][] = [
    ["half a character", "A + \ud800", sentences.lone_surrogate, 4],
    ["more than a request holds", "A".repeat(600 * 1024), sentences.body_too_large, null],
  ];
  test.each(cases)("%s", async (_name, typed, message, start) => {
    const { solved, calls } = await run(typed, {});
    expect(calls).toEqual([]);
    expect(solved).toMatchObject({
      type: "failed",
      failure: { message, span: start === null ? null : { start } },
    });
  });
});

describe("don't-cares", () => {
  const unavailable: EngineResult = { kind: "unavailable", reason: "" };

  test("go along joined by commas, to the engine and to the API", async () => {
    const { solved, calls } = await run("1 3", { engine: unavailable, mode: "mint", dontCares: " 0  2 " });
    expect(calls).toEqual([`engine 1,3 mint ${firstWork} without 0,2`, "api 1,3 mint without 0,2"]);
    expect(solved).toMatchObject({ answered: { text: "1,3", dontCares: "0,2" } });
  });

  test.each([
    ["in the Boolean mode", "boolean", "0 2"],
    ["when they are blank", "mint", " \t\u3000"],
  ] as const)("stay here %s", async (_name, mode, dontCares) => {
    const { solved, calls } = await run("1", { mode, dontCares });
    expect(calls).toEqual([`engine 1 ${mode} ${firstWork}`]);
    expect(solved).toMatchObject({ answered: { dontCares: "" } });
  });

  const span = { start: 4, end: 5 };
  test("have their error's span in their own text, by the engine", async () => {
    const error = { code: "required_and_free", start: 2, end: 3 } as const;
    const { solved } = await run("1 3", {
      engine: { kind: "outcome", outcome: { kind: "refused", error, field: "dontCares" } },
      mode: "mint",
      dontCares: " 2, 3",
    });
    expect(solved).toMatchObject({
      failure: { message: expect.stringContaining("“3”"), span, field: "dontCares" },
    });
  });

  test("have their error's span in their own text, by the API", async () => {
    const failure = {
      kind: "badRequest",
      message: "No.",
      code: "x",
      position: 2,
      field: "dontCares",
    } as const;
    const { solved } = await run("1 3", {
      engine: unavailable,
      api: { ok: false, failure },
      mode: "mint",
      dontCares: " 2, 3",
    });
    expect(solved).toMatchObject({ failure: { message: "No.", span, field: "dontCares" } });
  });

  test("with half a character are refused before anything is called", async () => {
    const { solved, calls } = await run("1", { mode: "mint", dontCares: "2 \ud800" });
    expect(calls).toEqual([]);
    expect(solved).toMatchObject({
      failure: { message: sentences.lone_surrogate, span: { start: 2 }, field: "dontCares" },
    });
  });
});
