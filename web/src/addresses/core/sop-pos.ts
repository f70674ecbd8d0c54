// The SoP PoS tool's address: #/soppos?vars=3&start=X&out=Y&rows=1,3,5-7&dc=2&form=pos&view=map&swap=1&hazards=0.
// Defaults are left out; invalid values are ignored.

import {
  defaultSetup,
  inputsMax,
  isOutputName,
  mapInputsMax,
  rowCount,
  rowsWhere,
  type SopPosSetup,
} from "./sop-pos-setup.ts";
import type { AddressCodec } from "./codec.ts";

export const sopPosAddress: AddressCodec<SopPosSetup> = {
  path: "/soppos",
  texts: [],
  choices: ["vars", "start", "out", "rows", "dc", "form", "view", "swap", "hazards"],
  write: ({ inputs, start, output, rows, dontCares, form, view, isSwapped, withoutHazards }) => [
    ...(inputs === defaultSetup.inputs ? [] : [["vars", String(inputs)] as const]),
    ...(start === defaultSetup.start ? [] : [["start", start] as const]),
    ...(output === defaultSetup.output ? [] : [["out", output] as const]),
    ...(rows.length === 0 ? [] : [["rows", writeRows(rows)] as const]),
    ...(dontCares.length === 0 ? [] : [["dc", writeRows(dontCares)] as const]),
    ...(form === defaultSetup.form ? [] : [["form", form] as const]),
    ...(view === defaultSetup.view ? [] : [["view", view] as const]),
    ...(isSwapped ? [["swap", "1"] as const] : []),
    ...(withoutHazards ? [["hazards", "0"] as const] : []),
  ],
  // Only 2 to 8 inputs are accepted (specification, section 5).
  read: (parameters) => readSetup(parameters, /^[2-8]$/, defaultSetup.inputs),
};

/** The setup of parameters whose number of inputs has this shape; any other number counts as `inputsDefault`. */
export function readSetup(
  parameters: URLSearchParams,
  inputsShape: RegExp,
  inputsDefault: number,
): SopPosSetup {
  const text = (name: string) => parameters.get(name) ?? "";
  const inputs = inputsShape.test(text("vars")) ? Number(text("vars")) : inputsDefault;
  const [start, output] = [text("start"), text("out")];
  const rows = readRows(text("rows"), inputs);
  return {
    inputs,
    start: /^[A-Za-z]$/.test(start) ? start.toUpperCase() : defaultSetup.start,
    output: isOutputName(output) ? output : defaultSetup.output,
    rows,
    // A row that is in both lists is 1.
    dontCares: readRows(text("dc"), inputs).filter((row) => !rows.includes(row)),
    form: text("form") === "pos" ? "pos" : defaultSetup.form,
    view: text("view") === "map" && inputs <= mapInputsMax ? "map" : defaultSetup.view,
    isSwapped: text("swap") === "1",
    withoutHazards: text("hazards") === "0",
  };
}

/** Ascending rows, each run of them as `first-last`: `1,3,5-7`. */
export function writeRows(rows: readonly number[]): string {
  const runs: { readonly first: number; last: number }[] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && row === run.last + 1) run.last = row;
    else runs.push({ first: row, last: row });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}

/** A list that names each row of the largest table once has at most this many parts. */
const partsMax = rowCount(inputsMax);

/**
 * The rows of the table that the list names, ascending. Parts that are no row and no range are ignored, and so are
 * parts after `partsMax`, because an address can have millions.
 */
export function readRows(text: string, inputs: number): number[] {
  const count = rowCount(inputs);
  const named = new Set<number>();
  for (const part of text.split(",", partsMax)) {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    if (first === undefined) continue;
    const end = Math.min(Number(last), count - 1);
    for (let row = Number(first); row <= end; row += 1) named.add(row);
  }
  return rowsWhere(inputs, (row) => named.has(row));
}
