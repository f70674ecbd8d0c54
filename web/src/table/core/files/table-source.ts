// The table of a file as the screen holds it: with names that variables and outputs can have here. Pure.

import { areVariables, type GeneratorSource } from "#addresses/core/generator.ts";
import { isOutputName } from "#addresses/core/sop-pos-setup.ts";
import { variableNames } from "#rows/core/names.ts";
import { outputNames } from "#table/core/output-names.ts";
import type { FileTable } from "./table-file.ts";

export interface TableSource {
  readonly source: Extract<GeneratorSource, { kind: "table" }>;
  /** The names of the file that could not be kept. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

export function tableSource({ inputs, outputs }: FileTable): TableSource {
  const letters = variableNames("A", inputs.length);
  const isNamed = areVariables(inputs, inputs.length);
  const variables = isNamed ? inputs : letters;
  const given = outputs.map(({ name }) => (isOutputName(name) ? name : ""));
  const shown = outputNames(given, variables);
  const renamed = [...inputs, ...outputs.map(({ name }) => name)].flatMap((from, at) => {
    const to = [...variables, ...shown][at] ?? "";
    return from === "" || from === to ? [] : [{ from, to }];
  });
  return {
    source: {
      kind: "table",
      inputs: inputs.length,
      names: isNamed && inputs.join() !== letters.join() ? inputs : null,
      outputs: outputs.map(({ name, values }) => ({ name: shown.includes(name) ? name : "", values })),
    },
    renamed,
  };
}
