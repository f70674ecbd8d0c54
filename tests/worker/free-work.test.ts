// How much of the engine a free call gets, by what is left in the counters: the whole work, the first cover, a refusal.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { budgets, firstWork } from "#contract/budgets.ts";
import { rateLimits, type RateLimitName } from "#contract/rate-limits.ts";
import { tooManyRequests } from "#contract/request-sentences.ts";
import type { SimplifyCall } from "#contract/simplify.ts";
import type { TtableCall } from "#contract/ttable.ts";
import type { Caller } from "../../worker/src/auth/caller.ts";
import { firstBudget, smallPlanBudget, usualBudget } from "../../worker/src/call-budget.ts";
import { simplifyFree, solveTtableFree } from "../../worker/src/free-work.ts";
import { createLogic } from "../../worker/src/logic.ts";
import { simplify } from "../../worker/src/routes/simplify.ts";
import { solveTtable } from "../../worker/src/routes/ttable.ts";
import { hardText } from "#support/logic/hard-text.ts";

const logic = createLogic(new WebAssembly.Module(readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm")));
const anyone: Caller = { kind: "anyone" };
const premium: Caller = { kind: "premium", uid: "1", email: null, authTimeS: 0 };

/** Counters of which these have nothing left, and what was taken of them. */
function countersWithout(...empty: readonly RateLimitName[]) {
  const taken: RateLimitName[] = [];
  const take = async (limit: RateLimitName) => {
    taken.push(limit);
    return !empty.includes(limit);
  };
  return { taken, take };
}

const tooManyOfNetwork = { message: tooManyRequests.network, code: "too_many_requests", retryAfterS: 60 };
const nine = "A+B+C+D+E+F+G+H+I";
const seventeen = "A+B+C+D+E+F+G+H+I+J+K+L+M+N+O+P+Q";
/** Neither the small budget nor the first one proves it. */
const hard = hardText(10);

const calls: readonly [name: string, call: SimplifyCall, taken: RateLimitName[]][] = [
  ["an expression that people write", { input: "A.B+A.B'+C" }, []],
  ["a constant", { input: "A+A'" }, []],
  ["don't-cares", { input: "1 3 5", dontCares: "7" }, []],
  ["a text that nobody can read", { input: "A+" }, []],
  ["a number in both lists", { input: "1", dontCares: "1" }, []],
  ["nine variables", { input: nine }, ["large"]],
  ["nine variables of one min term", { input: "5", mode: "mint", variables: 9 }, ["large"]],
  ["a number of nine bits", { input: "256" }, ["large"]],
  ["a long text", { input: `A${"+A".repeat(400)}` }, ["large"]],
  ["a long text that ends too early", { input: `A${"+A".repeat(400)}+` }, ["large"]],
  ["too many variables", { input: seventeen }, ["large"]],
  ["a function that is hard to prove", { input: hard }, ["large", "searching", "everyone"]],
];

test.each(calls)("%s: the answer of the whole budget, for %#", async (_name, call, expected) => {
  const { taken, take } = countersWithout();
  expect(await simplifyFree(logic, usualBudget, call, take)).toEqual(simplify(logic, usualBudget, call));
  expect(taken).toEqual(expected);
});

test.each([
  ["searching", "network", ["large", "searching"]],
  ["everyone", "all", ["large", "searching", "everyone"]],
] as const)(
  "without %s the answer is the first cover, and its header names %s",
  async (empty, by, expected) => {
    const { taken, take } = countersWithout(empty);
    const outcome = await simplifyFree(logic, usualBudget, { input: hard }, take);
    const first = simplify(logic, firstBudget, { input: hard });
    expect(outcome).toEqual({ ...first, headers: { "X-Search-Cut": by } });
    expect(outcome).toMatchObject({ ok: true, value: { proven: false } });
    expect(taken).toEqual(expected);
  },
);

test("without the work of a first cover a large call is refused, and a small one is not", async () => {
  const { take } = countersWithout("large", "searching", "everyone");
  const refused = await simplifyFree(logic, usualBudget, { input: hard }, take);
  expect(refused).toEqual({ ok: false, error: tooManyOfNetwork });
  expect((await simplifyFree(logic, usualBudget, { input: "A.B+A.B'" }, take)).ok).toBe(true);
});

test("on the free plan nothing more than the small work is done or counted", async () => {
  const { taken, take } = countersWithout();
  expect(await simplifyFree(logic, smallPlanBudget, { input: nine }, take)).toMatchObject({ ok: false });
  expect(taken).toEqual([]);
});

/** More steps than the first budget has: 30 columns of 16 variables with 150 operands. */
const heavyTable: TtableCall = {
  primaryInput: "A.B.C.D.E.F.G.H.I.J.K.L.M.N.O.P",
  extraInputs: Array.from({ length: 30 }, () => `A${"^B".repeat(150)}`),
};
const tables: readonly [name: string, call: TtableCall, taken: RateLimitName[]][] = [
  ["a table that people write", { primaryInput: "A.B", extraInputs: ["B.A"] }, []],
  ["a text that nobody can read", { primaryInput: "A", extraInputs: ["(B"] }, []],
  ["nine variables", { primaryInput: nine }, ["large"]],
  ["too many variables", { primaryInput: seventeen }, ["large"]],
  ["a table of many steps", heavyTable, ["large", "searching"]],
];

test.each(tables)("%s: the whole table", async (_name, call, expected) => {
  const { taken, take } = countersWithout();
  expect(await solveTtableFree(logic, usualBudget, anyone, call, take)).toEqual(
    solveTtable(logic, usualBudget, anyone, call),
  );
  expect(taken).toEqual(expected);
});

test.each([
  ["large", { primaryInput: nine }],
  ["searching", heavyTable],
] as const)("a table without %s is refused, but not to premium users", async (empty, call) => {
  const { take } = countersWithout(empty);
  const refused = await solveTtableFree(logic, usualBudget, anyone, call, take);
  expect(refused).toEqual({ ok: false, error: tooManyOfNetwork });
  const { taken, take: takeNothing } = countersWithout(empty);
  expect((await solveTtableFree(logic, usualBudget, premium, call, takeNothing)).ok).toBe(true);
  expect(taken).toEqual([]);
});

test("an address has at most 4.7 million units of work an hour, one part in 38 of 300 whole calls a minute", () => {
  const { solving, large, searching } = rateLimits;
  const unitsPerMinute =
    solving.callsMax * smallPlanBudget.workMax +
    large.callsMax * firstWork +
    searching.callsMax * budgets.worker.workMax;
  expect(60 * unitsPerMinute).toBeLessThanOrEqual(4_700_000);
  expect(unitsPerMinute * 38).toBeLessThanOrEqual(solving.callsMax * budgets.worker.workMax);
});
