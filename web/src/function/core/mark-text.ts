// The sentence about the marked group or the marked don't-care of a function. Pure.

import { type Cube, unpackCubes } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import { requiredRows } from "#kmap/core/cell-values.ts";
import type { CellValue } from "#table/core/cell-keys.ts";
import { coveredRows, covers, onlyCoveredBy } from "#kmap/core/map-groups.ts";
import { markTexts } from "#messages/sop-pos.ts";
import { coveringTerms, termsOfGroup } from "./covering.ts";

/** What a sentence is about. */
export interface MarkedFunction {
  readonly form: Form;
  /** Packed; null if they are not known. */
  readonly primes: Uint8Array | null;
  /** By the row's number. */
  readonly values: readonly CellValue[];
}

/** "3, 7: essential, because only this group covers 3. X in row 7: …"; null if the primes are not known. */
export function groupText({ form, primes, values }: MarkedFunction, group: Cube): string | null {
  if (!primes) return null;
  const { kind, names } = form;
  const rows = coveredRows(group, names.length);
  const required = requiredRows(values, kind);
  const isChosen = termsOfGroup(form, group).length > 0;
  const onlyIts = onlyCoveredBy(group, unpackCubes(primes), required);
  const why =
    onlyIts.length > 0
      ? markTexts.essential(onlyIts)
      : isChosen
        ? markTexts.notEssential(kind)
        : required.some((row) => covers(group, row))
          ? markTexts.notChosen(kind)
          : markTexts.onlyFree;
  const free = isChosen ? rows.filter((row) => values[row] === "X") : [];
  const sentences = [
    `${markTexts.group(rows)}: ${why}.`,
    ...(free.length > 0 ? [`${markTexts.freeCovered(free, kind, 1)}.`] : []),
  ];
  return sentences.join(" ");
}

/** How the form takes the don't-care of the row; null for any other row. */
export function freeText({ form, values }: MarkedFunction, row: number): string | null {
  if (values[row] !== "X") return null;
  const terms = coveringTerms(form, row).length;
  return terms > 0 ? markTexts.freeCovered([row], form.kind, terms) : markTexts.freeUncovered(row, form.kind);
}
