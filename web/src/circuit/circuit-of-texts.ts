// The circuit of one or several typed expressions, or the sentence that says why there is none. The engine reads them;
// its call is passed in. Where there is no engine, the page's own parser reads them instead.

import { budgets } from "#contract/budgets.ts";
import type { ReadNode, ReadRequest } from "#contract/generated/logic-types.ts";
import { prepareInput } from "#contract/input.ts";
import { limits } from "#contract/limits.ts";
import { asExpression, isNotation, openQuestion } from "#notation/core/correction.ts";
import { engineFailure } from "#notation/core/failure.ts";
import { parse } from "#notation/core/parse.ts";
import type { EngineResult } from "#lib/engine/engine.ts";
import { circuitFunctions as sentences } from "#messages/circuit.ts";
import { circuitOf, type ReadFunction } from "./core/logic/from-expressions.ts";
import type { Circuit } from "./core/model/circuit.ts";

/** For example `(request) => logicEngine.call("read", request)`. */
export type ReadCall = (request: ReadRequest) => Promise<EngineResult<"read">>;

export type CircuitOfTexts =
  /** The caller must lay the circuit out: its parts have no positions yet. */
  | { readonly ok: true; readonly circuit: Circuit; readonly name: string }
  | { readonly ok: false; readonly sentence: string };

type Read =
  | { readonly kind: "expression"; readonly vars: readonly string[]; readonly nodes?: readonly ReadNode[] }
  /** `place` counts characters from 1; null for the whole text. */
  | { readonly kind: "refused"; readonly sentence: string; readonly place: number | null };

const nameCharsMax = 40;

/** The same limit as for a truth table; an address may hold any number of functions. */
const functionsMax = limits.extraExpressionsMax + 1;

/** Reads a text in another notation, or a list of rows, as the expression that it means, like the other tools do. */
export async function circuitOfTexts(texts: readonly string[], read: ReadCall): Promise<CircuitOfTexts> {
  if (texts.length > functionsMax)
    return { ok: false, sentence: sentences.tooManyFunctions(texts.length, functionsMax) };
  const functions: ReadFunction[] = [];
  for (const [at, text] of texts.entries()) {
    const which = texts.length === 1 ? "" : `F${at + 1}`;
    const found = await readText(text, read);
    if (found.kind === "refused") {
      const { place, sentence } = found;
      return { ok: false, sentence: sentences.wrongExpression(which, place, sentence) };
    }
    const { vars, nodes } = found;
    if (!nodes) return { ok: false, sentence: sentences.expressionTooLarge };
    functions.push({ vars, nodes });
  }
  if (functions.length === 0) return { ok: false, sentence: sentences.noExpression };
  const built = circuitOf(functions);
  return built.ok
    ? { ok: true, circuit: built.value, name: nameOf(texts) }
    : { ok: false, sentence: sentences.circuitTooLarge };
}

/** Reads one text as `circuitOfTexts` does. */
export async function readText(typed: string, read: ReadCall): Promise<Read> {
  const prepared = prepareInput(typed, "boolean");
  const result = await read(requestOf(prepared.text));
  if (result.kind !== "outcome") return readWithoutEngine(prepared.text);
  const { outcome } = result;
  if (outcome.kind === "expression" && !outcome.fix) return outcome;
  const fix = isNotation(outcome.fix) ? asExpression(outcome.fix) : null;
  if (fix) {
    const corrected = await read(requestOf(fix.text));
    if (corrected.kind === "outcome" && corrected.outcome.kind === "expression") return corrected.outcome;
  }
  const question = openQuestion(outcome);
  if (outcome.kind === "expression")
    return question ? { kind: "refused", sentence: question.message, place: null } : outcome;
  const { message, span } = question ?? engineFailure(prepared, outcome.error);
  return { kind: "refused", sentence: message, place: span && span.start + 1 };
}

function requestOf(input: string): ReadRequest {
  return { input, variablesMax: budgets.page.variablesMax };
}

function readWithoutEngine(text: string): Read {
  const parsed = parse(text);
  if (!parsed) return { kind: "refused", sentence: sentences.readingUnavailable, place: null };
  const { vars, nodes } = parsed;
  return { kind: "expression", vars, ...(nodes.length <= limits.readNodesMax && { nodes }) };
}

/** The circuit's name: the expressions, cut at `nameCharsMax`. */
function nameOf(texts: readonly string[]): string {
  const all = texts.map((text) => text.trim()).join(", ");
  return all.length > nameCharsMax ? `${all.slice(0, nameCharsMax - 1)}…` : all;
}
