// Derivations of whole families of functions, each verified by the checker: failures, refusals and counts of steps; and the
// time of a derivation in the Worker's build.

import { readFileSync } from "node:fs";
import { budgets } from "#contract/budgets.ts";
import { initSync, steps } from "../../logic-rs/dist/worker/logic_rs.js";
import { type CorpusCase, readCorpus } from "../../tests/support/logic/corpus.ts";
import { isInstalled, runOrExit } from "../shell.ts";
import { randomExpression } from "./core/random-expression.ts";
import { mulberry32 } from "./core/timing.ts";

/** Tries at most `size` inputs of each family; all of them without `size`. */
export function measureDerivations(size?: number): void {
  measureTimes();
  if (!isInstalled("cargo")) {
    console.log("families of functions: not measured; install Rust with rustup");
    return;
  }
  const argument = size === undefined ? [] : ["--", String(size)];
  const example = ["run", "--release", "--quiet", "--features", "premium", "--example", "derivations"];
  runOrExit("cargo", [...example, ...argument], { cwd: "logic-rs" });
}

/** One call for each input, after the textbook's inputs have warmed up the code. */
function measureTimes(): void {
  initSync({ module: readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm") });
  const textbook = readTextbook();
  textbook.forEach(timed);
  report("textbook and corpus", [...textbook, ...readCorpus()]);
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
