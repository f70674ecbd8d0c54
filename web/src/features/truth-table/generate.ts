// Makes the table of the expressions, or the failures of those refused: the page's own checks first, then the engine,
// and the API if the engine cannot or is not ready yet. Both are passed in; this file knows neither Web Workers nor
// the network.

import { budgets } from "#contract/budgets.ts";
import type { AskedFunction, FunctionRefusal, TableRequest } from "#contract/generated/logic-types.ts";
import {
  prepareInput,
  refuseLoneSurrogate,
  refuseTooLarge,
  ttableField,
  type PreparedInput,
} from "#contract/input.ts";
import { packColumn } from "#contract/packed-column.ts";
import type { TtableCall, TtableResponse } from "#contract/ttable.ts";
import { asExpression, isNotation, openQuestion } from "#notation/core/correction.ts";
import { edgeFailure, engineFailure, type EdgeRefusal, type Failure } from "#notation/core/failure.ts";
import type { ApiResult } from "#lib/api-result.ts";
import { engineOrApi } from "#lib/engine-or-api.ts";
import type { EngineResult } from "#lib/engine/engine.ts";
import { callTexts } from "#messages/calls.ts";
import { truthTableTexts } from "#messages/truth-table.ts";
import { tableOf, type Table } from "#table/core/table.ts";
import type { Chip } from "./core/expressions.ts";
import type { CorrectedText, Refused } from "./core/machine.ts";

export type Generated =
  | { readonly type: "generated"; readonly table: Table }
  | { readonly type: "failed"; readonly refused: Refused }
  /** Every refused expression is only in another notation. */
  | { readonly type: "corrected"; readonly texts: readonly CorrectedText[] }
  /** The caller ended the call and no longer needs an answer. */
  | { readonly type: "cancelled" };

export interface GenerateDependencies {
  readonly engine: (request: TableRequest) => Promise<EngineResult<"table">>;
  readonly api: (call: TtableCall) => Promise<ApiResult<TtableResponse>>;
  readonly isEngineLate: () => Promise<boolean>;
}

export async function generate(
  input: string,
  chips: readonly Chip[],
  { engine, api, isEngineLate }: GenerateDependencies,
): Promise<Generated> {
  const prepared = [input, ...chips.map(({ text }) => text)].map((text) => prepareInput(text, "boolean"));
  const [primary = "", ...extras] = prepared.map(({ text }) => text);
  const call: TtableCall = { primaryInput: primary, extraInputs: extras };
  const refusal = refuseTooLarge(call) ?? firstLoneSurrogate([primary, ...extras]);
  if (refusal) return failed(prepared, chips, refusal);

  const texts = [primary, ...extras];
  const result = await engineOrApi({
    engine: () => engine({ primary, extras, ...budgets.page }),
    api: async () => whole(await api(call)),
    isEngineLate,
  });
  switch (result.kind) {
    case "outcome": {
      const { outcome } = result;
      const open = outcome.kind === "refused" ? outcome.refusals : (outcome.asked ?? []);
      if (open.length > 0) return notationsOf(open) ?? refusedBy(open, prepared, chips);
      if (outcome.kind === "refused") return { type: "failed", refused: byExpression([], chips) };
      const { vars, columns } = outcome.table;
      return { type: "generated", table: tableOf(vars, texts, columns) };
    }
    case "answer":
      return fromLists(result.answer, texts);
    case "failure":
      return failed(prepared, chips, result.failure);
    case "cancelled":
      return { type: "cancelled" };
  }
}

function firstLoneSurrogate(texts: readonly string[]) {
  return texts.map((text, at) => refuseLoneSurrogate(ttableField(at), text)).find(Boolean);
}

/** An expression that is refused, or that may mean something else. */
type Open = FunctionRefusal | AskedFunction;

/** The corrections of these expressions; null if one of them has another error. */
function notationsOf(refusals: readonly Open[]): Generated | null {
  const texts = refusals.flatMap(({ function: at, fix }) => {
    const written = isNotation(fix) ? asExpression(fix) : null;
    return written ? [{ at, text: written.text }] : [];
  });
  return texts.length === refusals.length ? { type: "corrected", texts } : null;
}

function refusedBy(
  refusals: readonly Open[],
  prepared: readonly PreparedInput[],
  chips: readonly Chip[],
): Generated {
  const failures = refusals.flatMap((open) => {
    const text = prepared[open.function];
    const error = text && "error" in open ? engineFailure(text, open.error, "table") : null;
    const failure = openQuestion(open) ?? error;
    return failure ? [{ at: open.function, failure }] : [];
  });
  return { type: "failed", refused: byExpression(failures, chips) };
}

/**
 * A refusal by the page's own checks or by the API, assigned to the expression that it names, or else to the main
 * input.
 */
function failed(prepared: readonly PreparedInput[], chips: readonly Chip[], refusal: EdgeRefusal): Generated {
  const at = Math.max(
    0,
    prepared.findIndex((_, each) => ttableField(each) === refusal.field),
  );
  const text = prepared[at];
  return {
    type: "failed",
    refused: byExpression(text ? [{ at, failure: edgeFailure(text, refusal) }] : [], chips),
  };
}

/** The refusal after a fault of the page, at the main input. */
export function unexpectedlyRefused(chips: readonly Chip[]): Refused {
  const failure = { message: callTexts.unexpected, code: null, span: null };
  return byExpression([{ at: 0, failure }], chips);
}

function byExpression(
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

/**
 * For a large table the service sends only counts of min terms, where the engine gives the table. Such a reply counts
 * as a failure.
 */
function whole(reply: ApiResult<TtableResponse>): ApiResult<TtableResponse> {
  if (!reply.ok || !reply.answer.minTermCounts) return reply;
  return { ok: false, failure: { kind: "badStatus", message: truthTableTexts.tableTooLongForService } };
}

function fromLists({ vars, minTerms, extraMinTerms }: TtableResponse, texts: readonly string[]): Generated {
  const columns = [minTerms, ...extraMinTerms].map((list) => packColumn(list, 2 ** vars.length));
  return { type: "generated", table: tableOf(vars, texts, columns) };
}
