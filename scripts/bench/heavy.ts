// What the heaviest functions known take in the Worker's build, within the Worker's budget: CPU time, not time by the
// clock, since that is what a Worker has a limit on.

import { readFileSync } from "node:fs";
import { initSync, simplify } from "../../logic-rs/dist/worker/logic_rs.js";
import { budgets } from "#contract/budgets.ts";
import { heavyFunctions } from "./core/heavy-functions.ts";

export function measureHeavy(): void {
  initSync({ module: readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm") });
  // The first call compiles most of the code.
  simplify({ input: "A.B+A'.C+B.C", mode: "boolean", ...budgets.worker });
  let [slowest, mostSeconds] = ["", 0];
  for (const { name, variables, ones, dontCares } of heavyFunctions()) {
    const request = { input: ones.join(","), dontCares: dontCares.join(","), mode: "mint" } as const;
    const before = process.cpuUsage();
    const outcome = simplify({ ...request, ...budgets.worker });
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    if (outcome.kind !== "answer") throw new Error(`${name} was refused: ${JSON.stringify(outcome)}`);
    const { terms, literals, lowerBound, proven } = outcome.answer;
    if (seconds > mostSeconds) [slowest, mostSeconds] = [name, seconds];
    const found = `${String(terms).padStart(6)} terms ${String(literals).padStart(6)} literals`;
    const sizes = `n ${String(variables).padStart(2)}  ${String(ones.length).padStart(5)} ones`;
    const shown = proven ? "proven" : `bound ${lowerBound}`;
    console.log(`${name.padEnd(22)} ${sizes}  ${seconds.toFixed(2).padStart(6)} s  ${found}  ${shown}`);
  }
  console.log(`slowest: ${slowest}, ${mostSeconds.toFixed(2)} s`);
}
