// Makes the columns of a table's parts, in the order of its rows. They come from a second table, whose first
// expression contains all variables; so the same calls serve for functions and parts.

import type { Table, TableFunction } from "#table/core/table.ts";
import { generate, type GenerateDependencies } from "./generate.ts";

export type GeneratedParts =
  | { readonly type: "generated"; readonly parts: readonly TableFunction[] }
  | { readonly type: "failed"; readonly message: string }
  /** The caller ended the call and no longer needs an answer. */
  | { readonly type: "cancelled" };

/** `texts` are expressions in variables of the table, at most `partsMax`. */
export async function generateParts(
  { vars }: Table,
  texts: readonly string[],
  dependencies: GenerateDependencies,
): Promise<GeneratedParts> {
  const everyVariable = vars.length === 0 ? "0" : vars.join(".");
  const chips = texts.map((text, id) => ({ id, text }));
  const generated = await generate(everyVariable, chips, dependencies);
  switch (generated.type) {
    case "generated":
      return { type: "generated", parts: generated.table.functions.slice(1) };
    case "cancelled":
      return generated;
    case "failed": {
      const { failure, chips: ofParts } = generated.refused;
      return { type: "failed", message: (failure ?? ofParts[0]?.failure)?.message ?? "" };
    }
    case "corrected":
      throw new Error("A part is written in the page's own notation.");
  }
}
