// Answers a question as the Worker does: from the text of the request's body to the text of the answer's.

import { readFileSync } from "node:fs";
import { limits } from "#contract/limits.ts";
import { simplifyRoute, type SimplifyResponse } from "#contract/simplify.ts";
import { ttableRoute, type TtableResponse } from "#contract/ttable.ts";
import { renew } from "../../../logic-rs/dist/worker/logic_rs.js";
import type { Caller } from "../../../worker/src/auth/caller.ts";
import { smallPlanBudget, usualBudget } from "../../../worker/src/call-budget.ts";
import type { Outcome } from "../../../worker/src/failure.ts";
import { createLogic } from "../../../worker/src/logic.ts";
import { simplify } from "../../../worker/src/routes/simplify.ts";
import { derive } from "../../../worker/src/routes/steps.ts";
import { solveTtable } from "../../../worker/src/routes/ttable.ts";
import type { Build, Found } from "./builds.ts";

const premium: Caller = { kind: "premium", uid: "1", email: null, authTimeS: 0 };

const budgetOf = { worker: usualBudget, "small-plan": smallPlanBudget } as const;

export function workerBuild(name: keyof typeof budgetOf): Build {
  const budget = budgetOf[name];
  const logic = createLogic(new WebAssembly.Module(readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm")));
  const simplified = (body: unknown) =>
    sent(simplify(logic, budget, simplifyRoute.request.parse(body)), ofSum);
  const derived = (body: unknown) =>
    sent(derive(logic, budget, simplifyRoute.request.parse(body)), ({ length }) => ({
      kind: "lines",
      count: length,
    }));
  const solved = (caller: Caller) => (body: unknown) =>
    sent(solveTtable(logic, budget, caller, ttableRoute.request.parse(body)), ofTable);
  const routes = {
    simplify: simplified,
    steps: derived,
    table: solved({ kind: "anyone" }),
    compare: solved(premium),
  };
  return {
    name,
    answers: (call, form) => call in routes && form === "sop",
    renew,
    ready: ({ name: asked, call, simplify: typed, table }) => {
      if (call === "forms" || call === "read" || call === "networks")
        throw new Error(`The API has no call for ${asked}.`);
      const body = JSON.stringify(call === "simplify" || call === "steps" ? typed : table);
      return () =>
        // The bodies of this list are ASCII.
        body.length > limits.bodyBytesMax ? refused("body_too_large") : routes[call](JSON.parse(body));
    },
  };
}

function sent<Value>(outcome: Outcome<Value>, found: (value: Value) => Found): Found {
  if (!outcome.ok) return refused(outcome.error.code);
  JSON.stringify(outcome.value);
  return found(outcome.value);
}

function refused(code: string): Found {
  return { kind: "refused", code };
}

function ofSum({ terms, lowerBound, proven }: SimplifyResponse): Found {
  return { kind: "form", terms, lowerBound, proven };
}

function ofTable({ extraMinTerms }: TtableResponse): Found {
  return { kind: "columns", count: 1 + extraMinTerms.length };
}
