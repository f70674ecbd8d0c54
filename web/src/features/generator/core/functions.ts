// The functions of the present state, and the request for their networks. Pure.

import type { NetworkGates, NetworksRequest } from "#contract/generated/logic-types.ts";
import { prepareInput } from "#contract/input.ts";
import type { GateInputs, GeneratorSource } from "#addresses/core/generator.ts";
import { variableNames } from "#rows/core/names.ts";

/** The functions that have a text or a column. */
export type Functions =
  | {
      readonly kind: "texts";
      /** As given; empty for a default name. */
      readonly names: readonly string[];
      /** As typed. */
      readonly texts: readonly string[];
    }
  | {
      readonly kind: "table";
      readonly names: readonly string[];
      readonly variables: readonly string[];
      /** The rows of each, ascending. */
      readonly ones: readonly (readonly number[])[];
      readonly dontCares: readonly (readonly number[])[];
    };

/** Null where nothing is typed. */
export function functionsOf(source: GeneratorSource): Functions | null {
  const names = source.outputs.map(({ name }) => name);
  if (source.kind === "table")
    return {
      kind: "table",
      names,
      variables: variableNames("A", source.inputs),
      ones: source.outputs.map(({ ones }) => ones),
      dontCares: source.outputs.map(({ dontCares }) => dontCares),
    };
  const typed = source.outputs.filter(({ text }) => text.trim() !== "");
  if (typed.length === 0) return null;
  return { kind: "texts", names: typed.map(({ name }) => name), texts: typed.map(({ text }) => text) };
}

export function requestOf(
  functions: Functions,
  gates: NetworkGates,
  gateInputs: GateInputs,
  workMax: number,
): NetworksRequest {
  return {
    functions:
      functions.kind === "texts"
        ? { kind: "texts", texts: functions.texts.map((text) => prepareInput(text, "boolean").text) }
        : {
            kind: "columns",
            variables: functions.variables.length,
            columns: functions.ones.map((ones, at) => ({
              ones: packed(ones, functions.variables.length),
              dontCares: packed(functions.dontCares[at] ?? [], functions.variables.length),
            })),
          },
    gates,
    ...(gateInputs === "any" ? {} : { inputsMax: Number(gateInputs) }),
    workMax,
  };
}

/** Row `m` is bit `m % 8` of byte `m / 8`. */
function packed(rows: readonly number[], variables: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(2 ** variables / 8));
  for (const row of rows) bytes[row >> 3] = (bytes[row >> 3] ?? 0) | (1 << (row & 7));
  return bytes;
}
