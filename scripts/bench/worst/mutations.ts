// Changes a line into one that may take longer: its density, its don't-cares, its structure or its shape as a text.

import { limits } from "#contract/limits.ts";
import { callOf, isFunction, isText, type Line, readLine, writeLine } from "./lines.ts";

type Below = (bound: number) => number;
/** The members of a line, or of a rule within one. */
type Data = Readonly<Record<string, unknown>>;

/** The most rules in one line, nested or joined. Each rule needs a table of the rows. */
const rulesMax = 8;
const seedsEnd = 1_000_000;
const joins = ["^", "+", ".", ""];

/** Smallest values of the numbers of a line; 0 for the others. */
const smallest: Readonly<Record<string, number>> = { count: 1, columns: 1, outputs: 1, depth: 1, divisor: 1 };
/** Largest values of the numbers of a line; 99 for the others. */
const largest: Readonly<Record<string, number>> = {
  bit: 17,
  literals: 16,
  count: 20_000,
  chars: 20_000,
  depth: 1_000,
  columns: 31,
  outputs: limits.networkFunctionsMax,
  from: 2 ** 18,
  to: 2 ** 18,
  divisor: 1_000,
};

/** The line with another rule, seed or size, without name and checksum. Its rule may be joined with that of `other`. */
export function mutate(line: Line, other: Line, variablesMax: number, below: Below): Line {
  const { name: _, check: __, ...data } = line;
  const changed =
    below(3) === 0 ? resized(line, data, variablesMax, below) : reshaped(line, other, data, below);
  return readLine(writeLine({ name: "", ...changed, check: "" }));
}

/** More or fewer variables or don't-cares, or drawn again. */
function resized(line: Line, data: Data, variablesMax: number, below: Below): Data {
  const variables = Number(data["variables"]);
  const isPermuted = writeLine(data).includes('"permuted"');
  switch (below(3)) {
    case 0: {
      const next = variables + (below(2) === 0 ? -1 : 1);
      const most = callOf(line) === "networks" ? limits.networkVariablesMax : variablesMax;
      return isPermuted || next < 3 || next > most ? drawnAgain(data, below) : { ...data, variables: next };
    }
    case 1:
      return "joins" in data
        ? drawnAgain(data, below)
        : { seed: below(seedsEnd), ...data, free: pick([0, 1, 2, 5, 10, 20, 35, 50, 80], below) };
    default:
      return drawnAgain(data, below);
  }
}

function drawnAgain(data: Data, below: Below): Data {
  return { ...data, seed: below(seedsEnd) };
}

function reshaped(line: Line, other: Line, data: Data, below: Below): Data {
  if (line.kind === "table") return renumbered(data, below);
  if (isText(line)) return below(3) === 0 ? rejoined(data, below) : renumbered(data, below);
  const { outer, rule } = partsOf(data);
  const rules = rulesIn(rule);
  const random = { kind: "random", percent: 1 + below(20), seed: below(seedsEnd) };
  const rows = 2 ** line.variables;
  const ends = [below(rows), below(rows)].toSorted((one, next) => one - next);
  const permutation = Array.from({ length: line.variables }, (_, bit) => bit);
  switch (rules < rulesMax ? below(7) : 6) {
    case 0:
      return isFunction(other) ? withOther(outer, rule, other, below) : renumbered(data, below);
    case 1:
      return { ...outer, kind: "xor", of: [rule, random] };
    case 2:
      return { ...outer, kind: "xor", of: [rule, { kind: "interval", from: ends[0], to: ends[1] }] };
    case 3:
      return { ...outer, kind: "permuted", of: [rule], order: shuffled(permutation, below) };
    case 4:
    case 5:
      return renumbered(data, below);
    default:
      return rules === 1 ? renumbered(data, below) : { ...outer, ...pick(innerOf(rule), below) };
  }
}

function withOther(outer: Data, rule: Data, other: Line, below: Below): Data {
  const second = partsOf({ ...other }).rule;
  if (rulesIn(rule) + rulesIn(second) > rulesMax) return { ...outer, ...rule };
  return { ...outer, kind: pick(["or", "xor", "and"], below), of: [rule, second] };
}

/** The members of a line that are about the whole function, and the rule of the rows that are 1. */
function partsOf(data: Data): { readonly outer: Data; readonly rule: Data } {
  const { name: _, check: __, variables, call, form, free, times: ___, digits: ____, ...rule } = data;
  const outer = { variables, ...(call !== undefined && { call }), ...(form !== undefined && { form }) };
  return { outer: { ...outer, ...(free !== undefined && { free }) }, rule };
}

function innerOf(rule: Data): readonly Data[] {
  const inner = rule["of"];
  return Array.isArray(inner) ? (inner as readonly Data[]) : [];
}

function rulesIn(rule: Data): number {
  return innerOf(rule).reduce((sum, inner) => sum + rulesIn(inner), 1);
}

/** One number of the line, or of a rule within it, larger or smaller. */
function renumbered(data: Data, below: Below): Data {
  const inner = innerOf(data);
  if (inner.length > 0) {
    const changed = below(inner.length);
    return { ...data, of: inner.map((rule, index) => (index === changed ? renumbered(rule, below) : rule)) };
  }
  if (Array.isArray(data["counts"])) return { ...data, counts: toggled(data["counts"], below(19)) };
  if (typeof data["pattern"] === "string") return { ...data, pattern: repatterned(data["pattern"], below) };
  const numbers = Object.keys(data).filter((key) => typeof data[key] === "number" && key !== "variables");
  const key = numbers.length > 0 ? pick(numbers, below) : "seed";
  if (key === "seed") return drawnAgain(data, below);
  const scaled = Math.round((Number(data[key]) * pick([50, 80, 90, 95, 105, 110, 125, 200], below)) / 100);
  const moved = below(2) === 0 ? scaled : Number(data[key]) + below(3) - 1;
  return { ...data, [key]: Math.max(smallest[key] ?? 0, Math.min(largest[key] ?? 99, moved)) };
}

/** One digit more or fewer. */
function repatterned(pattern: string, below: Below): string {
  return pattern.length > 2 && below(2) === 0 ? pattern.slice(1) : pattern + String(below(2));
}

function toggled(counts: readonly unknown[], count: number): readonly unknown[] {
  return counts.includes(count) ? counts.filter((each) => each !== count) : [...counts, count];
}

/** Other signs between the operands of a text, or as many operands more or fewer. */
function rejoined(data: Data, below: Below): Data {
  const changed = (list: unknown, next: (old: unknown) => unknown) => {
    const old = Array.isArray(list) ? (list as readonly unknown[]) : [];
    const index = below(Math.max(1, old.length));
    return old.map((each, at) => (at === index ? next(each) : each));
  };
  if (below(2) === 0 && Array.isArray(data["widths"]) && data["widths"].length > 0)
    return { ...data, widths: changed(data["widths"], (old) => Math.max(1, Number(old) + below(5) - 2)) };
  return { ...data, joins: changed(data["joins"], () => pick(joins, below)) };
}

function shuffled(order: readonly number[], below: Below): readonly number[] {
  return order
    .map((bit) => ({ bit, key: below(seedsEnd) }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ bit }) => bit);
}

function pick<Item>(items: readonly Item[], below: Below): Item {
  return items[below(items.length)] as Item;
}
