// The most CPU time that one network can take of the Worker in an hour with free calls: the heaviest known request of each
// kind of work, as often as the counters allow it.

import { readFileSync } from "node:fs";
import { limits } from "#contract/limits.ts";
import { rateLimits } from "#contract/rate-limits.ts";
import { renew } from "../../logic-rs/dist/worker/logic_rs.js";
import { type CallBudget, firstBudget, smallPlanBudget, usualBudget } from "../../worker/src/call-budget.ts";
import { createLogic } from "../../worker/src/logic.ts";
import { simplify } from "../../worker/src/routes/simplify.ts";
import { solveTtable } from "../../worker/src/routes/ttable.ts";
import { canMakeInputs } from "./worst/inputs.ts";
import { callOf, readLines } from "./worst/lines.ts";
import { questionOf } from "./worst/requests.ts";

interface Kind {
  readonly name: string;
  readonly budget: CallBudget;
  readonly callsMax: number;
}

/** Each kind's calls also cost what the kinds before it cost, which are counted there. */
const kinds: readonly Kind[] = [
  { name: "small", budget: smallPlanBudget, callsMax: rateLimits.solving.callsMax },
  { name: "first cover", budget: firstBudget, callsMax: rateLimits.large.callsMax },
  { name: "whole", budget: usualBudget, callsMax: rateLimits.searching.callsMax },
];

/** Prices of the platform in USD, as of 2026. */
const perCpuS = 0.02 / 1_000;
const perRequest = 0.3 / 1_000_000;
const hoursPerMonth = 720;

/** Measures every `every`-th line of tests/fixtures/logic/heavy.jsonl. */
export function measureCeiling(every: number): void {
  if (!canMakeInputs()) return;
  const logic = createLogic(new WebAssembly.Module(readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm")));
  const calls = readLines(["simplify", "table"])
    .filter((line, index) => index % every === 0 && (line.form ?? "sop") === "sop")
    .map((line) => {
      const question = questionOf(line);
      const isTable = callOf(line) === "table";
      const body = JSON.stringify(isTable ? question.table : question.simplify);
      const run = (budget: CallBudget) =>
        isTable
          ? solveTtable(logic, budget, { kind: "anyone" }, JSON.parse(body))
          : simplify(logic, budget, JSON.parse(body));
      return { name: line.name, length: body.length, run };
    })
    .filter(({ length }) => length <= limits.bodyBytesMax);
  for (let time = 0; time < 100; time += 1) simplify(logic, usualBudget, { input: "A.B+A.B'+C" });
  let perHourS = 0;
  for (const { name, budget, callsMax } of kinds) {
    const worst = { name: "", seconds: 0 };
    for (const call of calls) {
      renew();
      simplify(logic, smallPlanBudget, { input: "A" });
      const before = process.cpuUsage();
      JSON.stringify(call.run(budget));
      const { user, system } = process.cpuUsage(before);
      const seconds = (user + system) / 1e6;
      if (seconds > worst.seconds) Object.assign(worst, { name: call.name, seconds });
    }
    const ofKindS = 60 * callsMax * worst.seconds;
    perHourS += ofKindS;
    console.log(
      `${name.padEnd(12)} ${String(budget.workMax).padStart(6)} units  ${callsMax} a minute  ` +
        `worst ${worst.seconds.toFixed(3)} s (${worst.name})  ${ofKindS.toFixed(0)} CPU s an hour`,
    );
  }
  const requests = rateLimits.solving.callsMax * 60 * hoursPerMonth;
  const usd = perHourS * hoursPerMonth * perCpuS + requests * perRequest;
  console.log(`one network: ${perHourS.toFixed(0)} CPU s an hour, at most ${usd.toFixed(0)} USD a month`);
}
