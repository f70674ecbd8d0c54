// Makes the rows of a line's function. The crate's tests make the same rows (logic-rs/tests/support/heavy.rs).

import { checksum, generator } from "./drawing.ts";
import type { FunctionLine, HalvesKind, Rule } from "./lines.ts";

/** The rows in which a function must be 1 and those in which it may be either, ascending. */
export interface Rows {
  readonly ones: readonly number[];
  readonly dontCares: readonly number[];
}

type Below = (bound: number) => number;

export function rowsOf(line: FunctionLine): Rows {
  const { variables, free = 0 } = line;
  const below = generator(line.seed ?? 0);
  const values = valuesOf(line, variables, below);
  const ones: number[] = [];
  const dontCares: number[] = [];
  values.forEach((value, row) => {
    if (free > 0 && below(100) < free) dontCares.push(row);
    else if (value === 1) ones.push(row);
  });
  return { ones, dontCares };
}

/** The checksum over the ones, the number of variables, then the don't-cares. */
export function checkOfRows(
  { variables }: { readonly variables: number },
  { ones, dontCares }: Rows,
): string {
  return checksum([...ones, variables, ...dontCares]);
}

/** The value of each row, 0 or 1. */
function valuesOf(rule: Rule, variables: number, below: Below): Uint8Array {
  const isOne = valueOf(rule, variables, below);
  return Uint8Array.from({ length: 2 ** variables }, (_, row) => (isOne(row) ? 1 : 0));
}

/** A function that says whether a row is 1. It draws numbers, so call it once for each row, in ascending order. */
function valueOf(rule: Rule, variables: number, below: Below): (row: number) => boolean {
  switch (rule.kind) {
    case "random":
      return () => below(100) < rule.percent;
    case "symmetric":
      return (row) => rule.counts.includes(onesIn(row));
    case "cycle":
      return (row) => {
        const digits = row.toString(2).padStart(variables, "0");
        return (digits + digits.slice(0, rule.pattern.length - 1)).includes(rule.pattern);
      };
    case "product":
    case "quotient":
    case "remainder":
    case "sum": {
      const half = 2 ** (variables >> 1);
      return (row) => (ofHalves(rule.kind, Math.floor(row / half), row % half) >> rule.bit) % 2 === 1;
    }
    case "less": {
      const half = 2 ** (variables >> 1);
      return (row) => Math.floor(row / half) + rule.by < row % half;
    }
    case "interval":
      return (row) => rule.from <= row && row <= rule.to;
    case "intervals": {
      const ends = Array.from({ length: rule.count }, () => [below(2 ** variables), below(2 ** variables)]);
      return (row) => ends.some((pair) => Math.min(...pair) <= row && row <= Math.max(...pair));
    }
    case "hidden":
      return (row) => row !== 0 && (row >> (onesIn(row) - 1)) % 2 === 1;
    case "residue":
      return (row) => rule.residues.includes(row % rule.divisor);
    case "products": {
      const cubes = Array.from({ length: rule.count }, () => cube(rule.literals, variables, below));
      return (row) => cubes.some(({ care, value }) => (row & care) === value);
    }
    case "or":
    case "xor":
    case "and": {
      const parts = rule.of.map((part) => partValues(part, variables));
      const ones = (row: number) => parts.reduce((sum, part) => sum + (part[row] ?? 0), 0);
      if (rule.kind === "or") return (row) => ones(row) > 0;
      if (rule.kind === "xor") return (row) => ones(row) % 2 === 1;
      return (row) => ones(row) === parts.length;
    }
    case "permuted": {
      const [part = new Uint8Array()] = rule.of.map((inner) => partValues(inner, variables));
      const moved = (row: number) =>
        rule.order.reduce((sum, from, bit) => sum + (((row >> from) & 1) << bit), 0);
      return (row) => part[moved(row)] === 1;
    }
  }
}

function partValues(part: Rule, variables: number): Uint8Array {
  return valuesOf(part, variables, generator(part.seed ?? 0));
}

function ofHalves(kind: HalvesKind, upper: number, lower: number): number {
  switch (kind) {
    case "product":
      return upper * lower;
    case "sum":
      return upper + lower;
    case "quotient":
      return lower === 0 ? 0 : Math.floor(upper / lower);
    case "remainder":
      return lower === 0 ? 0 : upper % lower;
  }
}

/** A random product. If a variable is drawn twice the second literal counts, so it may have fewer than `literals`. */
function cube(
  literals: number,
  variables: number,
  below: Below,
): { readonly care: number; readonly value: number } {
  let [care, value] = [0, 0];
  for (let drawn = 0; drawn < literals; drawn += 1) {
    const bit = 1 << below(variables);
    care |= bit;
    value = below(2) === 0 ? value & ~bit : value | bit;
  }
  return { care, value };
}

function onesIn(number: number): number {
  let ones = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}
