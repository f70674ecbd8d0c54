// Searches for calls that cost more than the known ones: changes a line at random, or draws a deep text, and keeps the
// line if it costs more. The printed lines can be added to tests/fixtures/logic/heavy.jsonl.

import { type Build, type Found, foundText } from "./worst/builds.ts";
import { drawDeep } from "./worst/deep.ts";
import { generator } from "./worst/drawing.ts";
import { canMakeInputs } from "./worst/inputs.ts";
import { callOf, type CallName, type Line, readLines, writeLine } from "./worst/lines.ts";
import { measure, startBuild } from "./worst/measuring.ts";
import { mutate } from "./worst/mutations.ts";
import { type Question, questionOf } from "./worst/requests.ts";
import { budgets } from "#contract/budgets.ts";
import { smallPlanBudget } from "../../worker/src/call-budget.ts";

interface Kept {
  readonly line: Line;
  readonly seconds: number;
}

const variablesMaxOf = {
  worker: budgets.worker.variablesMax,
  "small-plan": smallPlanBudget.variablesMax,
  page: budgets.page.variablesMax,
} as const;

/** The number of lines that the search keeps and changes, so that it does not end with variants of a single line. */
const keptMax = 24;
/** A changed line counts as slower from this factor on; a smaller difference may be noise of the machine. */
const slowerBy = 1.03;
/** One of this many changes of a derivation's line is a newly drawn deep text. */
const deepEvery = 4;
/** Every line of the list with this distance is measured before the search. */
const startEvery = 12;

/**
 * Searches among the lines for `calls`, or for all. A seed tries the same changes as long as the same lines are kept.
 */
export function searchWorse(
  name: Build["name"] = "worker",
  calls: readonly CallName[] = [],
  minutes = 30,
  seed = 1,
): void {
  if (!canMakeInputs()) return;
  const endMs = Date.now() + minutes * 60_000;
  const build = startBuild(name);
  const below = generator(seed);
  const lines = readLines(calls).filter((line) => build.answers(callOf(line), line.form ?? "sop"));
  let kept: readonly Kept[] = lines
    .filter((_, index) => index % startEvery === seed % startEvery)
    .map((line) => ({ line, seconds: measure(build, questionOf(line)).seconds }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, keptMax);
  console.log(`${lines.length} lines known, ${kept.length} to begin with, ${minutes} minutes, seed ${seed}`);
  let tried = 0;
  for (; Date.now() < endMs; tried += 1) {
    const [index, other] = [below(kept.length), kept[below(kept.length)]];
    const parent = kept[index];
    if (!parent || !other) break;
    const isDeep = callOf(parent.line) === "steps" && below(deepEvery) === 0;
    const changed = isDeep ? drawDeep(below) : mutate(parent.line, other.line, variablesMaxOf[name], below);
    const question = questionOf(changed);
    const { seconds, found } = slower(build, question, parent.seconds * slowerBy);
    if (seconds === null) continue;
    const line = { ...changed, name: `found_${name}_s${seed}_${tried}`, check: question.input.check };
    kept = kept.with(index, { line, seconds });
    console.log(`${seconds.toFixed(3)} s after ${parent.seconds.toFixed(3)} s, ${foundText(found)}`);
    console.log(writeLine(line));
  }
  console.log(`\n${tried} changes tried; the slowest that were found, each line after its CPU seconds:`);
  const isFound = ({ line }: Kept) => !lines.includes(line);
  for (const { line, seconds } of kept.filter(isFound).toSorted((one, two) => two.seconds - one.seconds))
    console.log(`${seconds.toFixed(3)} ${writeLine(line)}`);
}

/**
 * The least time of three calls if each takes longer than `than`, else null, so that a busy machine makes no false
 * find.
 */
function slower(
  build: Build,
  question: Question,
  than: number,
): { readonly seconds: number | null; readonly found: Found } {
  let least = Number.POSITIVE_INFINITY;
  for (let call = 1; ; call += 1) {
    const { seconds, found } = measure(build, question);
    least = Math.min(least, seconds);
    if (least <= than) return { seconds: null, found };
    if (call === 3) return { seconds: least, found };
  }
}
