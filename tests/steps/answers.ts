// Asks the built Worker WASM, as the API does: for an answer, for its derivation, and whether two functions are one.

import { budgets } from "#contract/budgets.ts";
import type { InputMode } from "#contract/input.ts";
import { packages } from "#support/logic/wasm.ts";
import type { Derivation } from "#support/checker/derivation.ts";

const worker = packages.find(({ name }) => name === "worker");
if (!worker) throw new Error("There is no build for the Worker.");
const { logic } = worker;

export interface Request {
  readonly input: string;
  readonly mode: InputMode;
  readonly dontCares?: string;
}

export interface Derived {
  /** Null where the derivation is too long or too much work. */
  readonly derivation: Derivation | null;
  readonly simplified: string;
  readonly variables: readonly string[];
}

/** Null where the input is refused. */
export function derive({ input, mode, dontCares }: Request): Derived | null {
  const request = { input, mode, ...budgets.worker, ...(dontCares !== undefined && { dontCares }) };
  const simplified = logic.simplify(request);
  if (simplified.kind !== "answer") return null;
  const { answer } = simplified;
  const outcome = logic.steps(request, "sum");
  if (outcome.kind === "refused") throw new Error(`Simplified, but without steps: ${input}`);
  if (outcome.kind === "unverified") throw new Error(`${input}: ${outcome.refusal}`);
  const derivation = outcome.kind === "steps" ? outcome.steps : null;
  return { derivation, simplified: answer.simplified, variables: answer.vars };
}

export function isSameFunction(one: string, other: string): boolean {
  const outcome = logic.table({ primary: one, extras: [other], variablesMax: budgets.worker.variablesMax });
  if (outcome.kind !== "table") throw new Error(`No table of ${one} and ${other}.`);
  const [first, second] = outcome.table.columns;
  return first !== undefined && second?.every((byte, at) => byte === first[at]) === true;
}
