// What a caller sends for a line: the body of a request to the API. The page asks its own engine for the same.

import type { SimplifyCall } from "#contract/simplify.ts";
import type { TtableCall } from "#contract/ttable.ts";
import { checkOfRows, rowsOf, type Rows } from "./functions.ts";
import { callOf, type CallName, type FunctionLine, isText, type Line } from "./lines.ts";
import { checkOfTexts, textsOf } from "./texts.ts";

/** A line and what is asked. */
export interface Question {
  readonly name: string;
  readonly call: CallName;
  readonly form: "sop" | "pos";
  readonly variables: number;
  readonly simplify: SimplifyCall & { readonly mode: "boolean" | "mint" };
  readonly table: TtableCall;
  /** Of a function. */
  readonly rows: Rows;
}

/** Throws where the line does not make what its checksum says. */
export function questionOf(line: Line): Question {
  const question = unchecked(line);
  const check = checkOf(line, question);
  if (check !== line.check) throw new Error(`${line.name} has the checksum ${check}, not ${line.check}.`);
  return question;
}

/** The checksum of the rows or texts that the line makes. */
export function checkOf(line: Line, { rows, table } = unchecked(line)): string {
  return isText(line)
    ? checkOfTexts([table.primaryInput, ...(table.extraInputs ?? [])])
    : checkOfRows(line, rows);
}

/** The same, whatever the checksum says. */
export function unchecked(line: Line): Question {
  const { name, form = "sop", variables } = line;
  const call = callOf(line);
  if (isText(line)) {
    const [primaryInput = "", ...extraInputs] = textsOf(line);
    const simplify = { input: primaryInput, mode: "boolean" } as const;
    return { name, call, form, variables, simplify, table: { primaryInput, extraInputs }, rows: noRows };
  }
  const rows = rowsOf(line);
  const dontCares = rows.dontCares.length > 0 && { dontCares: listed(rows.dontCares, line) };
  const simplify = { input: listed(rows.ones, line), mode: "mint", ...dontCares } as const;
  return { name, call, form, variables, simplify, table: { primaryInput: "" }, rows };
}

const noRows: Rows = { ones: [], dontCares: [] };

function listed(rows: readonly number[], { times = 1, digits = 1 }: FunctionLine): string {
  const numbers = rows.map((row) => String(row).padStart(digits, "0"));
  return Array.from({ length: times }, () => numbers)
    .flat()
    .join(",");
}
