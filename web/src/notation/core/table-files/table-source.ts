// The table of a file as the screen holds it: with names that variables and outputs can have here. Pure.

import { limits } from "#contract/limits.ts";
import { areVariables, type GeneratorSource } from "#addresses/core/generator.ts";
import { isOutputName } from "#addresses/core/sop-pos-setup.ts";
import { variableNames } from "../variable-names.ts";
import { outputNames } from "../output-names.ts";
import type { FileTable } from "./table-file.ts";

export interface TableSource {
  readonly source: Extract<GeneratorSource, { kind: "table" }>;
  /** The names of the file that could not be kept. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

/** @param title the file's name without its ending; empty for a pasted table */
export function tableSource({ inputs, outputs }: FileTable, title = ""): TableSource {
  const letters = variableNames("A", inputs.length);
  const isNamed = areVariables(inputs, inputs.length);
  const variables = isNamed ? inputs : letters;
  const given = outputs.map(({ name }) => (isOutputName(name) ? name : ""));
  const shown = outputNames(given, variables);
  const renamed = [...inputs, ...outputs.map(({ name }) => name)].flatMap((from, at) => {
    const to = [...variables, ...shown][at] ?? "";
    return from === "" || from === to ? [] : [{ from, to }];
  });
  const cut = (name: string) => name.slice(0, limits.nameCharsMax);
  const labels = {
    title: cut(title),
    inputs: inputs.map((name, at) => (name === "" ? (variables[at] ?? "") : cut(name))),
    outputs: outputs.map(({ name }, at) => (name === "" ? (shown[at] ?? "") : cut(name))),
  };
  const hasOwn = title !== "" || renamed.length > 0;
  return {
    source: {
      kind: "table",
      inputs: inputs.length,
      names: isNamed && inputs.join() !== letters.join() ? inputs : null,
      outputs: outputs.map(({ name, values }) => ({ name: shown.includes(name) ? name : "", values })),
      ...(hasOwn && { labels }),
    },
    renamed,
  };
}
