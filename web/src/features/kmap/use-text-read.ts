// Fills the map with the function of the typed text: an expression by its table, a list of rows directly.

import { useEffect, useMemo } from "react";
import { budgets } from "#contract/budgets.ts";
import { detectMode, type InputMode } from "#contract/input.ts";
import { useLive, type Live } from "#notation/fields/use-live.ts";
import type { Reading } from "#notation/fields/use-reading.ts";
import { useEngineCall } from "#lib/engine/use-engine-call.ts";
import type { KmapEvent, KmapState, ReadFunction } from "./core/machine.ts";
import { ofList, ofMinTerms, ofTable, tooManyVariables } from "./core/read-function.ts";

interface TextRead {
  readonly mode: InputMode;
  /** The line under the field. */
  readonly live: Live;
  /** The typed expression as it is sent; null for any other text. */
  readonly expression: string | null;
  /** Whether the typed text has more variables than a map. */
  readonly isTooLarge: boolean;
}

/** The text of an expression as it is sent. */
function expressionOf(reading: Reading | null): string | null {
  return reading?.outcome.kind === "expression" ? reading.prepared.text : null;
}

/** `dispatch` must be the same from render to render. */
export function useTextRead(state: KmapState, dispatch: (event: KmapEvent) => void): TextRead {
  const { text, isTyped, rows } = state;
  const { inputs } = rows.setup;
  const mode = detectMode(text) === "mint" ? "mint" : "boolean";
  const live = useLive(isTyped ? text : "", mode, { listVariables: inputs });
  const { reading, fix } = live;
  const isCurrent = isTyped && reading?.input === text;

  // A text in another notation has no other meaning, so it fills the map as it is.
  const expression = fix?.kind === "write" ? fix.text : expressionOf(isCurrent ? reading : null);
  const asked = useMemo(
    () =>
      expression === null ? null : { text, request: { primary: expression, extras: [], ...budgets.page } },
    [expression, text],
  );
  const table = useEngineCall("table", asked);
  const read = useMemo((): ReadFunction | typeof tooManyVariables | null => {
    if (!isTyped) return null;
    if (fix?.kind === "minTerms") return ofMinTerms(fix);
    if (isCurrent && reading.outcome.kind === "minTerms") return ofList(reading.prepared.text, inputs);
    if (!asked || table?.of !== asked || table.result.kind !== "outcome") return null;
    const { outcome } = table.result;
    if (outcome.kind !== "table") return null;
    return ofTable(outcome.table.vars, outcome.table.columns[0] ?? new Uint8Array());
  }, [isTyped, isCurrent, reading, fix, asked, table, inputs]);

  const key = read === null || read === tooManyVariables ? null : JSON.stringify(read);
  useEffect(() => {
    if (key !== null) dispatch({ type: "read", text, read: JSON.parse(key) as ReadFunction });
    // oxlint-disable-next-line react/exhaustive-deps -- the same function need not be read again
  }, [key, text, dispatch]);

  return { mode, live, expression, isTooLarge: read === tooManyVariables };
}
