// Proofs of equality and next steps in the Worker's build: how many of random pairs are proved, with how many steps, and whether
// whoever follows the next steps from random detours reaches the minimum.

import { readFileSync } from "node:fs";
import { budgets } from "#contract/budgets.ts";
import { equal, initSync, next, steps, table } from "../../logic-rs/dist/worker/logic_rs.js";
import { randomExpression } from "./core/random-expression.ts";
import { mulberry32 } from "./core/timing.ts";
import { median } from "./figures.ts";

const pairsOfAll = 2_000;
const detoursOfAll = 1_000;

/** Measures `size` pairs, half as many detours and a quarter as many unequal pairs. */
export function measureProofs(size = pairsOfAll): void {
  initSync({ module: readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm") });
  const { pairs, unequal } = randomPairs(size);
  const own: number[] = [];
  const both: number[] = [];
  let failed = 0;
  for (const [left, right] of pairs) {
    const outcome = equal({ lines: [left, right], ...budgets.worker });
    if (outcome.kind !== "equal") {
      failed += 1;
      console.log(`  ${outcome.kind}: ${left} = ${right}`);
      continue;
    }
    const through = lawsOf(left) + lawsOf(right);
    own.push(outcome.steps.filter(({ before }) => before).length);
    both.push(through);
  }
  console.log(
    `${pairs.length} pairs of equal expressions: ${pairs.length - failed} proved, ${failed} not; ` +
      `median ${median(own)} steps, most ${Math.max(...own)}; both ways through the minimum ${median(both)}`,
  );
  const rows = unequal.filter(
    ([left, right]) => equal({ lines: [left, right], ...budgets.worker }).kind === "different",
  );
  console.log(`${unequal.length} pairs of unequal expressions: ${rows.length} have a row`);
  const detours = Math.min(detoursOfAll, Math.ceil(size / 2));
  const ended = Array.from({ length: detours }, (_, at) => endsWell(at)).filter(Boolean).length;
  console.log(`${detours} derivations with detours: ${ended} end at the minimum`);
}

function lawsOf(input: string): number {
  const outcome = steps({ input, mode: "boolean", ...budgets.worker }, "sum");
  return outcome.kind === "steps" ? outcome.steps.filter(({ before }) => before).length : 0;
}

/** Pairs of different expressions of up to four variables with the same table, and a quarter as many with different ones. */
function randomPairs(size: number) {
  const random = mulberry32(39);
  const known = new Map<string, string>();
  const pairs: [string, string][] = [];
  const unequal: [string, string][] = [];
  let before = "A";
  while (pairs.length < size) {
    const text = randomExpression(random, 4, 1 + Math.floor(random() * 3));
    const column = columnOf(text);
    const other = known.get(column);
    if (other !== undefined && other !== text) pairs.push([other, text]);
    else if (unequal.length < size / 4 && columnOf(before) !== column) unequal.push([before, text]);
    known.set(column, text);
    before = text;
  }
  return { pairs, unequal };
}

function columnOf(text: string): string {
  const outcome = table({ primary: "A+B+C+D", extras: [text], ...budgets.worker });
  if (outcome.kind !== "table") throw new Error(text);
  return String(outcome.table.columns[1]);
}

/** Follows the next steps, with a step of no use now and then, up to the minimum. */
function endsWell(seed: number): boolean {
  const random = mulberry32(seed);
  const lines = [randomExpression(random, 3, 1 + Math.floor(random() * 3))];
  while (lines.length < 60) {
    const outcome = next({ lines, ...budgets.worker });
    if (outcome.kind === "done") return true;
    const step = outcome.kind === "next" ? outcome.steps[0] : undefined;
    if (!step) return false;
    const isDetour = lines.length < 8 && random() < 0.3;
    lines.push(isDetour ? `(${step.currentExpression}).(A+A')` : step.currentExpression);
  }
  return false;
}
