// The functions of the present state, and the request for their networks. Pure.

import type { NetworkGates, NetworksRequest } from "#contract/generated/logic-types.ts";
import { prepareInput } from "#contract/input.ts";
import type { FileLabels, GateInputs, GeneratorSource } from "#addresses/core/generator.ts";
import { variableNames } from "#notation/core/variable-names.ts";

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
      readonly labels?: FileLabels;
      /** The digits of each column; see `OutputColumn`. */
      readonly values: readonly string[];
    };

/** Null where nothing is typed. */
export function functionsOf(source: GeneratorSource): Functions | null {
  const names = source.outputs.map(({ name }) => name);
  if (source.kind === "table")
    return {
      kind: "table",
      names,
      variables: tableVariables(source),
      ...(source.labels && { labels: source.labels }),
      values: source.outputs.map(({ values }) => values),
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
            columns: functions.values.map((values) => ({
              ones: packed(values, "1"),
              dontCares: packed(values, "X"),
            })),
          },
    gates,
    ...(gateInputs === "any" ? {} : { inputsMax: Number(gateInputs) }),
    workMax,
  };
}

/** Row `m` is bit `m % 8` of byte `m / 8`. */
function packed(values: string, digit: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(values.length / 8));
  for (let row = 0; row < values.length; row += 1)
    if (values[row] === digit) bytes[row >> 3] = (bytes[row >> 3] ?? 0) | (1 << (row & 7));
  return bytes;
}

export function tableVariables({
  inputs,
  names,
}: Pick<Extract<GeneratorSource, { kind: "table" }>, "inputs" | "names">): readonly string[] {
  return names ?? variableNames("A", inputs);
}
