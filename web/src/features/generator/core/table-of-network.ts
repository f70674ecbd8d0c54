// The truth table of a network, as it can be set by hand. Pure.

import { tableInputs, tableOutputsMax, type GeneratorSource } from "#addresses/core/generator.ts";
import { rowCount } from "#addresses/core/sop-pos-setup.ts";
import { variableNames } from "#notation/core/variable-names.ts";
import { bitsOf } from "#table/core/row-bits.ts";
import type { BuiltNetwork } from "./shown-network.ts";
import { valuesOf } from "./values.ts";

/** Null where it has too many inputs or outputs to be set by hand. Further inputs are added up to the fewest of a table. */
export function tableOfNetwork({
  variables,
  gates,
  outputs,
}: Pick<BuiltNetwork, "variables" | "gates" | "outputs">): Extract<
  GeneratorSource,
  { kind: "table" }
> | null {
  if (variables.length > tableInputs.max || outputs.length > tableOutputsMax) return null;
  const inputs = Math.max(variables.length, tableInputs.min);
  const others = variableNames("A", 2 * inputs).filter((name) => !variables.includes(name));
  const rows = Array.from({ length: rowCount(inputs) }, (_, row) => {
    const valueOf = valuesOf(gates, bitsOf(row, inputs).map(Boolean));
    return outputs.map(({ signal }) => (valueOf(signal) ? "1" : "0"));
  });
  return {
    kind: "table",
    inputs,
    names: [...variables, ...others].slice(0, inputs),
    outputs: outputs.map(({ name }, at) => ({
      // The table gives this name itself.
      name: name === `F${at + 1}` ? "" : name,
      values: rows.map((row) => row[at] ?? "0").join(""),
    })),
  };
}
