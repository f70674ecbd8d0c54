// Which of engine and API answers a call that both can answer, in whichever order their answers come.

import { expect, test } from "vitest";
import type { ApiResult } from "#lib/api-result.ts";
import { engineOrApi } from "#lib/engine-or-api.ts";
import type { EngineResult } from "#lib/engine/engine.ts";

type EngineReply = EngineResult<"read">;
type ApiReply = ApiResult<string>;

/** Engine and API answer when the test says so. */
function asked() {
  const calls: string[] = [];
  const engine = Promise.withResolvers<EngineReply>();
  const api = Promise.withResolvers<ApiReply>();
  const late = Promise.withResolvers<boolean>();
  const result = engineOrApi<"read", string>({
    engine: () => {
      calls.push("engine");
      return engine.promise;
    },
    api: () => {
      calls.push("api");
      return api.promise;
    },
    isEngineLate: () => late.promise,
  });
  return { calls, result, engine: engine.resolve, api: api.resolve, late: late.resolve };
}

/** Lets all that has been answered arrive. */
const arrived = () => new Promise((resolve) => setTimeout(resolve));

const outcome: EngineReply = { kind: "outcome", outcome: { kind: "expression", vars: ["A"] } };
const answer: ApiReply = { ok: true, answer: "by the API", dateMs: null };
const failure: ApiReply = { ok: false, failure: { kind: "network", message: "unreachable" } };
const refusal: ApiReply = { ok: false, failure: { kind: "badRequest", message: "wrong" } };

test("an engine that is not late answers alone", async () => {
  const { calls, result, engine, late } = asked();
  late(false);
  await arrived();
  engine(outcome);
  expect(await result).toBe(outcome);
  expect(calls).toEqual(["engine"]);
});

test("an engine that answers within its head start leaves nothing to ask", async () => {
  const { calls, result, engine, late } = asked();
  engine(outcome);
  await result;
  late(true);
  await arrived();
  expect(calls).toEqual(["engine"]);
});

test("while the engine is late, the API is asked too, and its answer counts where it is first", async () => {
  const { calls, result, api, late } = asked();
  late(true);
  api(answer);
  expect(await result).toEqual({ kind: "answer", answer: "by the API", isEngineLate: true });
  expect(calls).toEqual(["engine", "api"]);
});

test("a late engine that is first after all is what counts", async () => {
  const { result, engine, api, late } = asked();
  late(true);
  await arrived();
  engine(outcome);
  await arrived();
  api(answer);
  expect(await result).toBe(outcome);
});

test.each([failure, refusal])("a failure of the API waits for the engine: %j", async (reply) => {
  const { result, engine, api, late } = asked();
  late(true);
  api(reply);
  await arrived();
  engine(outcome);
  expect(await result).toBe(outcome);
});

test("the API is asked once where the engine fails at last", async () => {
  const { calls, result, engine, api, late } = asked();
  late(true);
  api(refusal);
  await arrived();
  engine({ kind: "unavailable", reason: "start timed out" });
  expect(await result).toEqual({ kind: "failure", failure: { kind: "badRequest", message: "wrong" } });
  expect(calls).toEqual(["engine", "api"]);
});

test("an answer of the API for an engine that cannot is final", async () => {
  const { result, engine, api, late } = asked();
  late(false);
  engine({ kind: "unavailable", reason: "no WASM" });
  api(answer);
  expect(await result).toEqual({ kind: "answer", answer: "by the API", isEngineLate: false });
});

test("a cancelled call is over, whatever the API still answers", async () => {
  const { result, engine, late } = asked();
  late(true);
  await arrived();
  engine({ kind: "cancelled" });
  expect(await result).toEqual({ kind: "cancelled" });
});
