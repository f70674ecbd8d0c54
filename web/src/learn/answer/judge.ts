// Judges an answer in the page's engine: reads it, compares it with the task in the rows of both, and measures it
// against the smallest forms of the task.

import { budgets } from "#contract/budgets.ts";
import type { FormKind } from "#contract/generated/logic-types.ts";
import { isBlank, prepareInput, refuseLoneSurrogate } from "#contract/input.ts";
import { asExpression, asLetters, isNotation } from "#expression/core/correction.ts";
import { edgeFailure, engineFailure } from "#expression/core/failure.ts";
import { parse } from "#expression/core/parse.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import type { Engine } from "#lib/engine/engine.ts";
import type { ExpressionText } from "../core/data.ts";
import { sizeOf } from "./core/size.ts";
import { lengthVerdict, tableVerdict, type Minimum, type Verdict } from "./core/verdict.ts";

/** The part of the engine that is needed. */
type Calls = Pick<Engine, "call">;

/** Judges the answer, its length included. */
export async function judge(
  answer: string,
  task: ExpressionText,
  signal: AbortSignal,
  engine: Calls = logicEngine,
): Promise<Verdict> {
  const verdict = await compare(answer, task, signal, engine);
  if (verdict.kind !== "equal") return verdict;
  const nodes = parse(verdict.readAs ?? prepareInput(answer, "boolean").text)?.nodes;
  const size = nodes && sizeOf(nodes);
  const sum = await minimumOf(task, "sop", signal, engine);
  if (!size || !sum) return withoutOutcome(signal);
  if (size.terms !== null) return lengthVerdict(size, { sum, product: null }, verdict.readAs);
  const product = await minimumOf(task, "pos", signal, engine);
  return product ? lengthVerdict(size, { sum, product }, verdict.readAs) : withoutOutcome(signal);
}

/** Judges whether the two are equal in every row, and nothing else. */
export async function compare(
  answer: string,
  task: ExpressionText,
  signal: AbortSignal,
  engine: Calls = logicEngine,
): Promise<Verdict> {
  if (isBlank(answer)) return { kind: "blank" };
  const prepared = prepareInput(answer, "boolean");
  const half = refuseLoneSurrogate("input", prepared.text);
  if (half) return { kind: "refused", failure: edgeFailure(prepared, half), fix: null };

  const { variablesMax, stepsMax } = budgets.page;
  const request = { input: prepared.text, mode: "boolean", variablesMax } as const;
  const read = await engine.call("read", request, signal);
  if (read.kind !== "outcome") return withoutOutcome(signal);
  let readAs: string | null = null;
  if (read.outcome.kind === "refused") {
    // The variables of a task are letters.
    const fix = asLetters(asExpression(read.outcome.fix));
    // A fix that only rewrites another notation keeps the meaning, so it is applied.
    if (!isNotation(fix))
      return { kind: "refused", failure: engineFailure(prepared, read.outcome.error), fix };
    readAs = fix.text;
  }

  const both = { primary: readAs ?? prepared.text, extras: [prepareInput(task, "boolean").text] };
  const result = await engine.call("table", { ...both, variablesMax, stepsMax }, signal);
  if (result.kind !== "outcome") return withoutOutcome(signal);
  const { outcome } = result;
  if (outcome.kind === "refused") {
    // Each expression can be read, so the two together are too large; then no part of the answer is marked.
    const error = outcome.refusals[0]?.error;
    if (!error) return withoutOutcome(signal);
    const failure = { ...engineFailure(prepared, error, "table"), span: null };
    return { kind: "refused", failure, fix: null };
  }
  return tableVerdict(outcome.table, readAs);
}

/** Null without an engine, or for a task that is too large to be minimised. */
async function minimumOf(
  task: ExpressionText,
  form: FormKind,
  signal: AbortSignal,
  engine: Calls,
): Promise<Minimum | null> {
  const input = prepareInput(task, "boolean").text;
  const result = await engine.call("simplify", { input, mode: "boolean", form, ...budgets.page }, signal);
  if (result.kind !== "outcome" || result.outcome.kind === "refused") return null;
  const { outcome } = result;
  const { terms, literals } = outcome.kind === "form" ? outcome.form : outcome.answer;
  const text = outcome.kind === "form" ? outcome.form.text : outcome.answer.simplified;
  return { terms, literals, nots: text.split("'").length - 1 };
}

function withoutOutcome(signal: AbortSignal): Verdict {
  return { kind: signal.aborted ? "cancelled" : "unavailable" };
}
