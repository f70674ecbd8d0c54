// The functions and the choices of a circuit as the head of a printed page names them. Pure.

import { rowsOf, type GeneratorSetup, type GeneratorSource } from "#addresses/core/generator.ts";
import { writeRows } from "#addresses/core/sop-pos.ts";
import { generatorTexts } from "#messages/generator.ts";
import { outputNames } from "#notation/core/output-names.ts";

/** `S = A^B, C = A.B`, or `a = Σm(0,2-3)+Σd(10-15)`. */
export function printedFunctions(source: GeneratorSource): string {
  const names = outputNames(
    source.outputs.map(({ name }) => name),
    [],
  );
  const texts =
    source.kind === "texts"
      ? source.outputs.map(({ text }) => text.trim())
      : source.outputs.map(({ values }) => {
          const free = values.includes("X") ? `+Σd(${writeRows(rowsOf(values, "X"))})` : "";
          return `Σm(${writeRows(rowsOf(values, "1"))})${free}`;
        });
  return texts.flatMap((text, at) => (text === "" ? [] : [`${names[at]} = ${text}`])).join(", ");
}

/** `Form: Factored. Gates: AND OR NOT. Inputs a gate: Any.` */
export function printedChoices({
  form,
  gates,
  gateInputs,
}: Pick<GeneratorSetup, "form" | "gates" | "gateInputs">): string {
  const { forms, gateSets, gateInputsMost } = generatorTexts;
  return [
    [generatorTexts.columns.form, forms[form]],
    [generatorTexts.gates, gateSets[gates]],
    [generatorTexts.gateInputs, gateInputsMost[gateInputs]],
  ]
    .map(([name, choice]) => `${name}: ${choice}.`)
    .join(" ");
}
