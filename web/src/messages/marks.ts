// One sentence about the row or the group that is marked in the views of a function.

type Kind = "sop" | "pos";

/** More rows are counted and not listed. */
const listedMax = 8;

function listed(rows: readonly number[]): string {
  return rows.length < 2 ? rows.join("") : `${rows.slice(0, -1).join(", ")} and ${rows.at(-1)}`;
}

export const markTexts = {
  coveredBy: (row: number) => `Row ${row} is covered by`,
  /** "3, 7", "16 rows" */
  group: (rows: readonly number[]) => (rows.length > listedMax ? `${rows.length} rows` : rows.join(", ")),
  essential: (onlyIts: readonly number[]) =>
    `essential, because only this group covers ${onlyIts.length > listedMax ? `${onlyIts.length} of them` : listed(onlyIts)}`,
  notEssential: (kind: Kind) =>
    `not essential, because other groups can cover its ${kind === "sop" ? "ones" : "zeros"} too`,
  notChosen: (kind: Kind) =>
    `not in the form, because other groups cover its ${kind === "sop" ? "ones" : "zeros"}`,
  onlyFree: "not in the form, because all its cells are X",
  /** An X in a group of the form. Without its cell, the largest group in this one has half as many cells. */
  freeCovered: (rows: readonly number[], kind: Kind, groups: number) =>
    `X in ${rows.length === 1 ? "row" : "rows"} ${listed(rows)}: taken as ${kind === "sop" ? 1 : 0} here, ` +
    `because the ${groups === 1 ? "group doubles" : "groups double"}`,
  freeUncovered: (row: number, kind: Kind) =>
    `X in row ${row}: taken as ${kind === "sop" ? 0 : 1} here, because no group needs it`,
} as const;
