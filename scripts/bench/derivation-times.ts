// The time of a derivation in the Worker's build.

import { readFileSync } from "node:fs";
import { budgets } from "#contract/budgets.ts";
import { type CorpusCase, readCorpus } from "../../tests/support/logic/corpus.ts";
import { randomExpression } from "./core/random-expression.ts";
import { initSync, steps } from "../../logic-rs/dist/worker/logic_rs.js";
import { mulberry32 } from "./core/timing.ts";

/** One call for each input, after the textbook's inputs have warmed up the code. */
export function measureDerivationTimes(): void {
  initSync({ module: readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm") });
  const textbook = readTextbook();
  textbook.forEach(timed);
  const corpus = readCorpus();
  report("textbook and corpus", [...textbook, ...corpus]);
  const random = mulberry32(4);
  const expressions = Array.from({ length: 1_000 }, () => randomExpression(random, 4, 4));
  report("1,000 of 4 variables", expressions.map(asTyped));
}

type Typed = Pick<CorpusCase, "input" | "mode" | "dontCares">;

function asTyped(input: string): Typed {
  return { input, mode: "boolean" };
}

function readTextbook(): readonly Typed[] {
  const text = readFileSync("tests/fixtures/logic/textbook.json", "utf8");
  return (JSON.parse(text) as readonly { readonly input: string }[]).map(({ input }) => asTyped(input));
}

/** Milliseconds. */
function timed({ input, mode, dontCares }: Typed): number {
  const start = performance.now();
  steps({ input, mode, ...(dontCares !== undefined && { dontCares }), ...budgets.worker }, "sum");
  return performance.now() - start;
}

function report(name: string, inputs: readonly Typed[]): void {
  const times = inputs.map(timed).toSorted((one, other) => one - other);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`Worker build, ${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
}
