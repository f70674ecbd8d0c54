// What the reader has done so far: the columns that were merged, the entry that waits for its partner, the prime implicants
// that were chosen in the chart, and what was said last. Pure.

import { isSameCube } from "#answer/core/cubes.ts";
import { chartOf, costOf, essentialsOf, minimaOf, uncovered, type Chart, type Cost } from "./chart.ts";
import {
  ascending,
  columnsOf,
  firstColumn,
  inOrder,
  mergedEntry,
  onesIn,
  type Column,
  type Entry,
  type RowFunction,
} from "./merging.ts";

export interface EntryAt {
  readonly column: number;
  readonly at: number;
}

/** What the page says of the last press; each is a sentence of `messages/by-hand-tasks.ts`. */
export type Said =
  | { readonly kind: "merged"; readonly one: Entry; readonly other: Entry; readonly to: Entry }
  | { readonly kind: "again"; readonly to: Entry }
  | { readonly kind: "dashes"; readonly one: Entry; readonly other: Entry }
  | { readonly kind: "differ"; readonly one: Entry; readonly other: Entry; readonly count: number }
  /** So many entries of the column after this one, from 0, are missing. */
  | { readonly kind: "missing"; readonly column: number; readonly count: number }
  | { readonly kind: "allMerged" }
  | { readonly kind: "noneChosen" }
  | { readonly kind: "uncovered"; readonly rows: readonly number[] }
  | { readonly kind: "tooMany"; readonly terms: number }
  | { readonly kind: "tooLong"; readonly literals: number }
  | { readonly kind: "minimum"; readonly cost: Cost; readonly minima: number };

const mistakes: readonly Said["kind"][] = ["dashes", "differ", "missing", "uncovered", "tooMany", "tooLong"];

export function isMistake({ kind }: Said): boolean {
  return mistakes.includes(kind);
}

export interface Work {
  readonly columns: readonly Column[];
  /** The entry that was pressed first. */
  readonly held: EntryAt | null;
  /** Whether all is merged, so that the chart is there. */
  readonly hasChart: boolean;
  /** Indexes of the chart's prime implicants. */
  readonly chosen: readonly number[];
  readonly said: Said | null;
  readonly isSolved: boolean;
}

export type WorkEvent =
  | { readonly kind: "press"; readonly entry: EntryAt }
  | { readonly kind: "checkMerging" }
  | { readonly kind: "toggle"; readonly prime: number }
  | { readonly kind: "checkChart" }
  | { readonly kind: "drop" };

export function workOn(of: RowFunction): Work {
  const nothing = { held: null, hasChart: false, chosen: [], said: null, isSolved: false };
  return { ...nothing, columns: [firstColumn(of)] };
}

/** With all columns merged, for a reader who works on the chart alone. */
export function chartWork(of: RowFunction): Work {
  return { ...workOn(of), columns: columnsOf(of), hasChart: true };
}

/** With everything done and the first minimum chosen. */
export function doneWork(of: RowFunction): Work {
  const [chosen = []] = minimaOf(chartOf(of));
  return { ...chartWork(of), chosen };
}

export function afterEvent(of: RowFunction, work: Work, event: WorkEvent): Work {
  switch (event.kind) {
    case "press":
      return pressed(work, event.entry);
    case "drop":
      return { ...work, held: null };
    case "checkMerging": {
      const missing = missingIn(work.columns);
      if (missing) return { ...work, held: null, said: { kind: "missing", ...missing } };
      return { ...work, held: null, hasChart: true, said: { kind: "allMerged" } };
    }
    case "toggle": {
      const isChosen = work.chosen.includes(event.prime);
      const chosen = isChosen
        ? work.chosen.filter((at) => at !== event.prime)
        : ascending([...work.chosen, event.prime]);
      return { ...work, chosen, said: null, isSolved: false };
    }
    case "checkChart": {
      const said = judged(chartOf(of), work.chosen);
      return { ...work, said, isSolved: said.kind === "minimum" };
    }
  }
}

/** The entry at this place; undefined where there is none. */
export function entryAt({ columns }: Pick<Work, "columns">, { column, at }: EntryAt): Entry | undefined {
  return columns[column]?.[at];
}

/** Whether the reader has merged the entry with another one, so that it has a tick. */
export function hasTick({ columns }: Pick<Work, "columns">, { column, at }: EntryAt): boolean {
  const entry = columns[column]?.[at];
  const rows = new Set(entry?.rows);
  return (columns[column + 1] ?? []).some((next) => entry !== undefined && isWithin(rows, next));
}

function isWithin(rows: ReadonlySet<number>, next: Entry): boolean {
  return next.rows.filter((row) => rows.has(row)).length === rows.size;
}

function pressed(work: Work, entry: EntryAt): Work {
  const { held } = work;
  if (!held || held.column !== entry.column) return { ...work, held: entry, said: null };
  if (held.at === entry.at) return { ...work, held: null, said: null };
  const [one, other] = [entryAt(work, held), entryAt(work, entry)];
  if (!one || !other) return work;
  const to = mergedEntry(one, other);
  if (!to) return { ...work, held: null, said: refusal(one, other) };
  const next = work.columns[held.column + 1] ?? [];
  if (next.some(({ cube }) => isSameCube(cube, to.cube)))
    return { ...work, held: null, said: { kind: "again", to } };
  const columns = work.columns.slice(0, held.column + 1);
  const later = work.columns.slice(held.column + 2);
  return {
    ...work,
    held: null,
    columns: [...columns, inOrder([...next, to]), ...later],
    said: { kind: "merged", one, other, to },
  };
}

function refusal(one: Entry, other: Entry): Said {
  if (one.cube.care !== other.cube.care) return { kind: "dashes", one, other };
  return { kind: "differ", one, other, count: onesIn(one.cube.value ^ other.cube.value) };
}

/** The first column after which entries are missing; null if everything is merged. */
function missingIn(columns: readonly Column[]): { readonly column: number; readonly count: number } | null {
  for (const [column, entries] of columns.entries()) {
    const count = missingAfter(columns, column, entries).length;
    if (count > 0) return { column, count };
  }
  return null;
}

/** A pair of the first incomplete column whose entry is missing; null if there is none. */
export function missingPair(columns: readonly Column[]): readonly [Entry, Entry] | null {
  for (const [column, entries] of columns.entries()) {
    const [pair] = missingAfter(columns, column, entries);
    if (pair) return pair;
  }
  return null;
}

/** A pair for each entry that is missing after the column. */
function missingAfter(
  columns: readonly Column[],
  column: number,
  entries: Column,
): readonly (readonly [Entry, Entry])[] {
  const known = [...(columns[column + 1] ?? [])];
  return entries.flatMap((one, at) =>
    entries.slice(at + 1).flatMap((other) => {
      const to = mergedEntry(one, other);
      if (!to || known.some(({ cube }) => isSameCube(cube, to.cube))) return [];
      known.push(to);
      return [[one, other] as const];
    }),
  );
}

function judged(chart: Chart, chosen: readonly number[]): Said {
  if (chosen.length === 0) return { kind: "noneChosen" };
  const rows = uncovered(chart, chosen);
  if (rows.length > 0) return { kind: "uncovered", rows };
  const minima = minimaOf(chart);
  const best = costOf(chart, minima[0] ?? []);
  const cost = costOf(chart, chosen);
  if (cost.terms > best.terms) return { kind: "tooMany", terms: best.terms };
  if (cost.literals > best.literals) return { kind: "tooLong", literals: best.literals };
  return { kind: "minimum", cost, minima: minima.length };
}

/** What the next hint is about. */
export type Next =
  | { readonly kind: "merge"; readonly pair: readonly [Entry, Entry] }
  | { readonly kind: "check" }
  | { readonly kind: "essential"; readonly prime: Entry; readonly row: number }
  | { readonly kind: "choose"; readonly prime: Entry; readonly row: number }
  | { readonly kind: "leaveOut"; readonly prime: Entry }
  | { readonly kind: "done" };

export function nextStep(of: RowFunction, work: Work): Next {
  if (!work.hasChart) {
    const pair = missingPair(work.columns);
    return pair ? { kind: "merge", pair } : { kind: "check" };
  }
  const chart = chartOf(of);
  const at = (prime: number) => chart.primes[prime];
  for (const { at: prime, row } of essentialsOf(chart)) {
    const entry = at(prime);
    if (entry && !work.chosen.includes(prime)) return { kind: "essential", prime: entry, row };
  }
  const best = closest(minimaOf(chart), work.chosen);
  const extra = work.chosen.find((prime) => !best.includes(prime));
  const extraEntry = extra === undefined ? undefined : at(extra);
  if (extraEntry) return { kind: "leaveOut", prime: extraEntry };
  const [row] = uncovered(chart, work.chosen);
  const prime = best.map(at).find((entry) => row !== undefined && entry?.rows.includes(row));
  return prime && row !== undefined ? { kind: "choose", prime, row } : { kind: "done" };
}

/** The minimum that has most of the chosen prime implicants. */
function closest(minima: readonly (readonly number[])[], chosen: readonly number[]): readonly number[] {
  const common = (cover: readonly number[]) => cover.filter((at) => chosen.includes(at)).length;
  return minima.reduce((best, one) => (common(one) > common(best) ? one : best), minima[0] ?? []);
}
