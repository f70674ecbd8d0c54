// Expressions → their table or what is wrong with them: the boundary's refusals, then the engine, and the API where
// the engine cannot. Both ways in are given; nothing here knows of a network or a Web Worker.

import { budgets } from "#contract/budgets.ts";
import { prepareInput, refuseLoneSurrogate, refuseTooLarge, type PreparedInput } from "#contract/input.ts";
import { sentenceFor } from "#contract/sentences.ts";
import { ttableField, type TtableResponse } from "#contract/ttable.ts";
import { characterPlace, typedPlace, type Failure } from "#expression/core/failure.ts";
import type { ApiResult } from "#lib/api-result.ts";
import type { EngineResult } from "#lib/engine/engine.ts";
import type { FunctionRefusal, TableOutcome, TableRequest } from "#lib/engine/protocol.ts";
import { own } from "#messages/own.ts";
import type { Chip } from "./core/expressions.ts";
import type { Refused } from "./core/machine.ts";
import { packColumn, tableOf, type Table } from "#table/core/table.ts";

export type Generated =
  | { readonly type: "generated"; readonly table: Table }
  | { readonly type: "failed"; readonly refused: Refused }
  /** Somebody ended the call; nobody waits for it. */
  | { readonly type: "cancelled" };

export interface TableCall {
  readonly primaryInput: string;
  readonly extraInputs: string[];
}

export interface GenerateDependencies {
  readonly engine: (request: TableRequest) => Promise<EngineResult<TableOutcome>>;
  readonly api: (call: TableCall) => Promise<ApiResult<TtableResponse>>;
}

export async function generate(
  input: string,
  chips: readonly Chip[],
  { engine, api }: GenerateDependencies,
): Promise<Generated> {
  const prepared = [input, ...chips.map(({ text }) => text)].map((text) => prepareInput(text, "boolean"));
  const [primary = "", ...extras] = prepared.map(({ text }) => text);
  const call: TableCall = { primaryInput: primary, extraInputs: extras };
  const refusal = refuseTooLarge(call) ?? firstLoneSurrogate([primary, ...extras]);
  if (refusal) return failed(prepared, chips, refusal);

  const result = await engine({ primary, extras, ...budgets.page });
  if (result.kind === "cancelled") return { type: "cancelled" };
  if (result.kind === "outcome") {
    const { outcome } = result;
    if (outcome.kind === "refused") return refusedBy(outcome.refusals, prepared, chips);
    const { vars, columns } = outcome.table;
    return { type: "generated", table: tableOf(vars, [primary, ...extras], columns) };
  }

  const reply = await api(call);
  if (reply.ok) return fromLists(reply.answer, [primary, ...extras]);
  return reply.failure.kind === "aborted" ? { type: "cancelled" } : failed(prepared, chips, reply.failure);
}

function firstLoneSurrogate(texts: readonly string[]) {
  return texts.map((text, at) => refuseLoneSurrogate(ttableField(at), text)).find(Boolean);
}

function refusedBy(
  refusals: readonly FunctionRefusal[],
  prepared: readonly PreparedInput[],
  chips: readonly Chip[],
): Generated {
  const failures = refusals.flatMap(({ function: at, error: { code, start, end } }) => {
    const text = prepared[at];
    const message = sentenceFor(code, budgets.page, "table");
    return text ? [{ at, failure: { message, code, place: typedPlace(text, start, end) } }] : [];
  });
  return { type: "failed", refused: atTheirPlaces(failures, chips) };
}

interface Refusal {
  readonly message: string;
  readonly code?: string;
  readonly position?: number | undefined;
  readonly field?: string | undefined;
}

/** A refusal of the edge: at the expression it names, or at the main input. */
function failed(
  prepared: readonly PreparedInput[],
  chips: readonly Chip[],
  { message, code, position, field }: Refusal,
): Generated {
  const at = Math.max(
    0,
    prepared.findIndex((_, each) => ttableField(each) === field),
  );
  const text = prepared[at];
  const place = text && position !== undefined ? characterPlace(text, position) : null;
  const failure: Failure = { message, code: code ?? null, place };
  return { type: "failed", refused: atTheirPlaces([{ at, failure }], chips) };
}

function atTheirPlaces(
  failures: readonly { readonly at: number; readonly failure: Failure }[],
  chips: readonly Chip[],
): Refused {
  const main = failures.find(({ at }) => at === 0);
  const ofChips = failures.flatMap(({ at, failure }) => {
    const chip = at === 0 ? undefined : chips[at - 1];
    return chip ? [{ id: chip.id, failure }] : [];
  });
  return { failure: main?.failure ?? null, chips: ofChips };
}

function fromLists(answer: TtableResponse, texts: readonly string[]): Generated {
  const { vars, minTerms, extraMinTerms, minTermCounts } = answer;
  if (minTermCounts) {
    const failure: Failure = { message: own.tableTooLongForService, code: null, place: null };
    return { type: "failed", refused: { failure, chips: [] } };
  }
  const columns = [minTerms, ...extraMinTerms].map((list) => packColumn(list, 2 ** vars.length));
  return { type: "generated", table: tableOf(vars, texts, columns) };
}
