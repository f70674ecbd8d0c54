// Judges an answer in the page's engine: reads it, compares it with the task in the rows of both, and measures it
// against the smallest forms of the task.

import { budgets } from "#contract/budgets.ts";
import type { FormKind, ReadNode } from "#contract/generated/logic-types.ts";
import { isBlank, prepareInput, refuseLoneSurrogate, type PreparedInput } from "#contract/input.ts";
import { asExpression, asLetters, isNotation, openQuestion } from "#notation/core/correction.ts";
import { edgeFailure, engineFailure } from "#notation/core/failure.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import type { Engine } from "#lib/engine/engine.ts";
import type { ExpressionText, OnlyGate } from "../core/data.ts";
import { strayIn } from "./core/only-gate.ts";
import { hasWideBar } from "./core/wide-bar.ts";
import { notsOf, sizeOf } from "./core/size.ts";
import { lengthVerdict, tableVerdict, type Minimum, type Verdict } from "./core/verdict.ts";

const { variablesMax, stepsMax } = budgets.page;

/** The part of the engine that is needed. */
type Calls = Pick<Engine, "call">;

/** An answer as the engine has read it. */
interface Read {
  readonly kind: "read";
  readonly prepared: PreparedInput;
  /** The text in the notation of this page: what was typed, or its correction. */
  readonly text: string;
  /** The correction of an answer in another notation; null for any other. */
  readonly readAs: string | null;
  /** Absent for an answer that is too long to be measured. */
  readonly nodes?: readonly ReadNode[] | undefined;
}

/** Judges the answer, its length included. */
export async function judge(
  answer: string,
  task: ExpressionText,
  signal: AbortSignal,
  engine: Calls = logicEngine,
): Promise<Verdict> {
  const read = await readAnswer(answer, signal, engine);
  if (read.kind !== "read") return read;
  const verdict = await compareRead(read, task, signal, engine);
  if (verdict.kind !== "equal") return verdict;
  const size = read.nodes && sizeOf(read.nodes);
  const sum = await minimumOf(task, "sop", signal, engine);
  if (!size || !sum) return withoutOutcome(signal);
  if (size.terms !== null) return lengthVerdict(size, { sum, product: null }, verdict.readAs);
  const product = await minimumOf(task, "pos", signal, engine);
  return product ? lengthVerdict(size, { sum, product }, verdict.readAs) : withoutOutcome(signal);
}

/** Judges whether the answer is equal, and made of gates of one kind. */
export function judgeGates(
  answer: string,
  task: ExpressionText,
  gate: OnlyGate,
  signal: AbortSignal,
  engine: Calls = logicEngine,
): Promise<Verdict> {
  return judgeShape(answer, task, signal, engine, (nodes, readAs) => {
    const stray = strayIn(nodes, gate);
    return stray && { kind: "otherGate", gate, stray, readAs };
  });
}

/** Judges whether the answer is equal, and has no bar over more than a variable. */
export function judgeOpen(
  answer: string,
  task: ExpressionText,
  signal: AbortSignal,
  engine: Calls = logicEngine,
): Promise<Verdict> {
  return judgeShape(answer, task, signal, engine, (nodes, readAs) =>
    hasWideBar(nodes) ? { kind: "wideBar", readAs } : null,
  );
}

/** `faultOf` gets the nodes of an answer that is equal; null for an answer that has the shape. */
async function judgeShape(
  answer: string,
  task: ExpressionText,
  signal: AbortSignal,
  engine: Calls,
  faultOf: (nodes: readonly ReadNode[], readAs: string | null) => Verdict | null,
): Promise<Verdict> {
  const read = await readAnswer(answer, signal, engine);
  if (read.kind !== "read") return read;
  const verdict = await compareRead(read, task, signal, engine);
  if (verdict.kind !== "equal") return verdict;
  return read.nodes ? (faultOf(read.nodes, verdict.readAs) ?? verdict) : withoutOutcome(signal);
}

/** Judges whether the two are equal in every row, and nothing else. */
export async function compare(
  answer: string,
  task: ExpressionText,
  signal: AbortSignal,
  engine: Calls = logicEngine,
): Promise<Verdict> {
  const read = await readAnswer(answer, signal, engine);
  return read.kind === "read" ? compareRead(read, task, signal, engine) : read;
}

async function readAnswer(answer: string, signal: AbortSignal, engine: Calls): Promise<Read | Verdict> {
  if (isBlank(answer)) return { kind: "blank" };
  const prepared = prepareInput(answer, "boolean");
  const half = refuseLoneSurrogate("input", prepared.text);
  if (half) return { kind: "refused", failure: edgeFailure(prepared, half), fix: null };

  const ask = (input: string) => engine.call("read", { input, variablesMax }, signal);
  const read = await ask(prepared.text);
  if (read.kind !== "outcome") return withoutOutcome(signal);
  const { outcome } = read;
  // The variables of a task are letters.
  const isRead = outcome.kind === "expression" && outcome.fix?.kind === "names";
  const fix = isRead ? null : asLetters(asExpression(outcome.fix));
  // A fix that only rewrites another notation keeps the meaning, so it is applied.
  if (isNotation(fix)) {
    const corrected = await ask(fix.text);
    if (corrected.kind !== "outcome" || corrected.outcome.kind !== "expression")
      return withoutOutcome(signal);
    return { kind: "read", prepared, text: fix.text, readAs: fix.text, nodes: corrected.outcome.nodes };
  }
  if (outcome.kind === "expression")
    return { kind: "read", prepared, text: prepared.text, readAs: null, nodes: outcome.nodes };
  const failure = openQuestion({ ...outcome, fix }) ?? engineFailure(prepared, outcome.error);
  return { kind: "refused", failure, fix };
}

async function compareRead(
  { prepared, text, readAs }: Read,
  task: ExpressionText,
  signal: AbortSignal,
  engine: Calls,
): Promise<Verdict> {
  const both = { primary: text, extras: [prepareInput(task, "boolean").text] };
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
  const request = { function: { input, mode: "boolean", ...budgets.page }, form } as const;
  const result = await engine.call("minimalForm", request, signal);
  if (result.kind !== "outcome" || result.outcome.kind === "refused") return null;
  const { terms, literals, cubes } = result.outcome.form;
  return { terms, literals, nots: notsOf(form, cubes) };
}

function withoutOutcome(signal: AbortSignal): Verdict {
  return { kind: signal.aborted ? "cancelled" : "unavailable" };
}
