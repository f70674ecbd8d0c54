// The lines of tests/fixtures/logic/heavy.jsonl: functions, tables and texts made by rule, on which a call of the crate takes
// longest. The first line of the file explains the members; logic-rs/examples/heavy.rs makes what a line says.

import { readFileSync } from "node:fs";

/** A rule for the rows that are 1. */
type Rule =
  | { readonly kind: "random"; readonly percent: number; readonly seed?: number }
  | { readonly kind: "symmetric"; readonly counts: readonly number[]; readonly seed?: number }
  | { readonly kind: "cycle"; readonly pattern: string; readonly seed?: number }
  | { readonly kind: HalvesKind; readonly bit: number; readonly seed?: number }
  | { readonly kind: "less"; readonly by: number; readonly seed?: number }
  | { readonly kind: "interval"; readonly from: number; readonly to: number; readonly seed?: number }
  | { readonly kind: "intervals"; readonly count: number; readonly seed?: number }
  | { readonly kind: "hidden"; readonly seed?: number }
  | {
      readonly kind: "residue";
      readonly divisor: number;
      readonly residues: readonly number[];
      readonly seed?: number;
    }
  | { readonly kind: "products"; readonly count: number; readonly literals: number; readonly seed?: number }
  | { readonly kind: "or" | "xor" | "and"; readonly of: readonly Rule[]; readonly seed?: number }
  | {
      readonly kind: "permuted";
      readonly of: readonly Rule[];
      readonly order: readonly number[];
      readonly seed?: number;
    };

/** The operation on the upper and the lower half of the row number whose result gives the bit. */
type HalvesKind = "product" | "quotient" | "remainder" | "sum";

/** Which call a line is for. `table` and `read` take texts only, `networks` tables only. */
export const callNames = ["simplify", "steps", "forms", "table", "compare", "read", "networks"] as const;
export type CallName = (typeof callNames)[number];

interface Asked {
  readonly name: string;
  readonly variables: number;
  /** `simplify` if left out. */
  readonly call?: CallName;
  /** For `simplify` and `forms`; the sum of products if left out. */
  readonly form?: "pos";
  /** The checksum of the rows, columns or texts of the line. */
  readonly check: string;
}

export type FunctionLine = Asked &
  Rule & {
    /** The chance in % with which a row is a don't-care. */
    readonly free?: number;
    /** How often each number of a list is written. */
    readonly times?: number;
    /** The fewest digits of a number of a list. */
    readonly digits?: number;
  };

export type TextLine = Asked & {
  readonly seed: number;
  /** The number of texts; each has the seed of the text before plus one. */
  readonly columns?: number;
  /** The chance in % that a literal is complemented. */
  readonly complements: number;
  /** A text to append. */
  readonly suffix?: string;
} & (
    | {
        readonly kind: "levels";
        readonly joins: readonly string[];
        readonly widths: readonly number[];
        /** The most characters of the text. */
        readonly chars: number;
      }
    | { readonly kind: "nested"; readonly joins: readonly string[]; readonly depth: number }
  );

/** A table of several outputs, drawn as the lines of a PLA file. */
type TableLine = Asked & {
  readonly kind: "table";
  readonly seed: number;
  /** The number of lines. */
  readonly count: number;
  readonly outputs: number;
  /** The chance in % that a line leaves an input open. */
  readonly dashes: number;
  /** The chance in % with which an output is 1 in the rows of a line. */
  readonly percent: number;
};

export type Line = FunctionLine | TableLine | TextLine;

export function isText(line: Line): line is TextLine {
  return line.kind === "levels" || line.kind === "nested";
}

/** Whether the line is one function, given by its rows. */
export function isFunction(line: Line): line is FunctionLine {
  return !isText(line) && line.kind !== "table";
}

export function callOf({ call = "simplify" }: Line): CallName {
  return call;
}

/** The lines for some of the calls; for all where none is named. */
export function readLines(calls: readonly CallName[]): readonly Line[] {
  const lines = readFileSync("tests/fixtures/logic/heavy.jsonl", "utf8").split("\n").filter(Boolean);
  const all = lines.slice(1).map(readLine);
  return calls.length === 0 ? all : all.filter((line) => calls.includes(callOf(line)));
}

export function readLine(text: string): Line {
  return JSON.parse(text) as Line;
}

/** A line as the file has it. */
export function writeLine(line: object): string {
  return JSON.stringify(line, null, 1)
    .replaceAll(/\n */g, " ")
    .replaceAll(/([[{]) | (?=[\]}])/g, "$1");
}
