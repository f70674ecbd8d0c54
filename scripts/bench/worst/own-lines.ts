// The CPU time of the calls about a reader's own lines, and of derivations of other forms, on requests made to be expensive: in
// the Worker's build within the Worker's budget.

import { readFileSync } from "node:fs";
import { limits } from "#contract/limits.ts";
import { stepsTargets } from "#contract/steps.ts";
import { renew } from "../../../logic-rs/dist/worker/logic_rs.js";
import { usualBudget } from "../../../worker/src/call-budget.ts";
import type { Outcome } from "../../../worker/src/failure.ts";
import { createLogic } from "../../../worker/src/logic.ts";
import { checkLines } from "../../../worker/src/routes/check.ts";
import { prove } from "../../../worker/src/routes/equal.ts";
import { nextSteps } from "../../../worker/src/routes/next.ts";
import { derive } from "../../../worker/src/routes/steps.ts";
import { randomExpression } from "../core/random-expression.ts";
import { mulberry32 } from "../core/timing.ts";

const names = [..."ABCDEFGHIJKLMNOP"];

interface Hostile {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Lines of which each is equal to the first, so that laws are looked for. */
function hostileLines(): readonly Hostile[] {
  const random = mulberry32(7);
  const below = (bound: number) => Math.floor(random() * bound);
  const many = (line: (at: number) => string) =>
    Array.from({ length: limits.checkLinesMax }, (_, at) => line(at));
  const literal = (variables: number) => `${names[below(variables)]}${below(2) === 0 ? "" : "'"}`;
  const sum = (variables: number, terms: number, literals: number) =>
    Array.from({ length: terms }, () =>
      Array.from({ length: literals }, () => literal(variables)).join("."),
    ).join("+");
  const shuffled = (text: string) =>
    text
      .split("+")
      .toSorted(() => random() - 0.5)
      .join("+");
  const long = sum(16, 400, 8);
  const wide = sum(12, 16, 6);
  const small = sum(6, 16, 4);
  const nested = randomExpression(random, 6, 6);
  const parity = names.join("^");
  const product = "(A+B).(C+D).(E+F).(G+H).(A'+C').(B'+D')";
  return [
    { name: "sums of 16 variables", lines: many(() => sum(16, 12, 5)) },
    { name: "400 terms in other orders", lines: many(() => shuffled(long)) },
    {
      name: "a term twice",
      lines: many((at) => (at === 0 ? wide : `${wide}+${wide.split("+")[below(16)]}`)),
    },
    { name: "two bars, and without", lines: many((at) => (at % 2 === 0 ? nested : `(${nested})''`)) },
    { name: "a 0 in two ways", lines: many((at) => (at % 2 === 0 ? nested : `${nested}+A.A'+B.B'`)) },
    { name: "a product and its sum", lines: many((at) => (at % 2 === 0 ? product : `(${product}).(A+A')`)) },
    { name: "detours of a small sum", lines: many((at) => `${small}+${names[at % 6]}.${names[at % 6]}'.A`) },
    { name: "parity of 16", lines: many((at) => `${parity}^${names[at % 16]}^${names[at % 16]}`) },
    { name: "190 brackets", lines: many(() => `${"(".repeat(190)}A${")'".repeat(190)}`) },
    { name: "a long product", lines: many(() => `A.${"B.".repeat(900)}C`) },
    {
      name: "an XOR chain and its groups",
      lines: many((at) => (at % 2 === 0 ? "A^B^C^D^E^F^G^H" : "H^G^(F^E')'^(D^C)^B^A")),
    },
  ];
}

/** Prints the CPU seconds of each request, and the largest. */
export function measureOwnLines(): void {
  const logic = createLogic(new WebAssembly.Module(readFileSync("logic-rs/dist/worker/logic_rs_bg.wasm")));
  console.log("\nOwn lines, proofs and other forms in the build of the worker, CPU seconds:");
  const warm = () => checkLines(logic, usualBudget, { lines: ["A+A.B", "A"] });
  warm();
  let largest = 0;
  const measure = (name: string, call: () => Outcome<unknown>): void => {
    renew();
    warm();
    const before = process.cpuUsage();
    const outcome = call();
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    largest = Math.max(largest, seconds);
    console.log(
      `${name.padEnd(44)} ${seconds.toFixed(3).padStart(8)} s  ${outcome.ok ? "answered" : outcome.error.code}`,
    );
  };
  for (const { name, lines } of hostileLines()) {
    const [left = "", right = ""] = lines;
    measure(`check: ${name}`, () => checkLines(logic, usualBudget, { lines: [...lines] }));
    measure(`next: ${name}`, () => nextSteps(logic, usualBudget, { lines: [...lines] }));
    measure(`equal: ${name}`, () => prove(logic, usualBudget, { left, right }));
    for (const target of stepsTargets)
      measure(`steps to ${target}: ${name}`, () =>
        derive(logic, usualBudget, { input: left, mode: "boolean", target }),
      );
  }
  console.log(`largest ${largest.toFixed(2)} s`);
}
