// Lines of textbook solutions, each with the reason a teacher would write beside it: the names of the laws in their order,
// and in how many places each is used.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { budgets } from "#contract/budgets.ts";
import type { CheckOutcome } from "#contract/generated/logic-types.ts";
import { lawLabel } from "#expression/steps/core/labels.ts";
import { packages } from "#support/logic/wasm.ts";

interface TextbookLine {
  readonly exercise: string;
  readonly from: string;
  readonly to: string;
  readonly laws: Reason;
}

type Reason = readonly (readonly [law: string, places: number])[];

const [worker] = packages.filter(({ name }) => name === "worker");
if (!worker) throw new Error("There is no build for the Worker.");
const { logic } = worker;

const lines = readFileSync("tests/fixtures/logic/textbook-lines.jsonl", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as TextbookLine);

/** The least number of lines with exactly their reason. */
const exactMin = 129;
/** The most lines without a reason. */
const unnamedMax = 13;

test("the lines of textbook solutions get a teacher's reasons", () => {
  const found = lines.map(({ from, to, laws }) => {
    const verdict = logic.check({ lines: [from, to], ...budgets.worker }).lines[1]?.verdict;
    return { name: `${from} = ${to}`, verdict: verdict?.kind, expected: laws, laws: reasonOf(verdict) };
  });
  expect(found.length).toBeGreaterThanOrEqual(120);
  expect(found.filter(({ verdict }) => verdict !== "laws" && verdict !== "equal")).toEqual([]);
  expect(found.filter(({ verdict }) => verdict === "equal").length).toBeLessThanOrEqual(unnamedMax);
  const exact = found.filter(({ laws, expected }) => JSON.stringify(laws) === JSON.stringify(expected));
  expect(exact.length).toBeGreaterThanOrEqual(exactMin);
});

/** Neighbouring steps by one law are one use of it in several places. */
function reasonOf(verdict: CheckOutcome["lines"][number]["verdict"] | undefined): Reason {
  const reason: [string, number][] = [];
  if (verdict?.kind !== "laws") return reason;
  for (const { stepType } of verdict.steps) {
    const law = lawLabel(stepType);
    const last = reason.at(-1);
    if (last?.[0] === law) last[1] += 1;
    else reason.push([law, 1]);
  }
  return reason;
}
