// The body of the request to the API for a line. The page gives the same to its own engine.

import type { SimplifyCall } from "#contract/simplify.ts";
import type { TtableCall } from "#contract/ttable.ts";
import { checkOfRows, rowsOf, type Rows } from "./functions.ts";
import { callOf, type CallName, type FunctionLine, isText, type Line } from "./lines.ts";
import { checkOfColumns, type Columns, columnsOf } from "./tables.ts";
import { checkOfTexts, textsOf } from "./texts.ts";

/** A line and the request for it. */
export interface Question {
  readonly name: string;
  readonly call: CallName;
  readonly form: "sop" | "pos";
  readonly variables: number;
  readonly simplify: SimplifyCall & { readonly mode: "boolean" | "mint" };
  readonly table: TtableCall;
  /** The rows of the function; empty for a text or a table. */
  readonly rows: Rows;
  /** The columns of a table; empty for a function or a text. */
  readonly columns: Columns;
}

/** Throws if the rows, columns or texts of the line do not have its checksum. */
export function questionOf(line: Line): Question {
  const question = unchecked(line);
  const check = checkOf(line, question);
  if (check !== line.check) throw new Error(`${line.name} has the checksum ${check}, not ${line.check}.`);
  return question;
}

/** The checksum of the rows, columns or texts that the line makes. */
export function checkOf(line: Line, { rows, columns, table } = unchecked(line)): string {
  if (line.kind === "table") return checkOfColumns(line, columns);
  return isText(line)
    ? checkOfTexts([table.primaryInput, ...(table.extraInputs ?? [])])
    : checkOfRows(line, rows);
}

/** The question of a line, without a look at its checksum. */
export function unchecked(line: Line): Question {
  const { name, form = "sop", variables } = line;
  const call = callOf(line);
  if (isText(line)) {
    const [primaryInput = "", ...extraInputs] = textsOf(line);
    const simplify = { input: primaryInput, mode: "boolean" } as const;
    const table = { primaryInput, extraInputs };
    return { name, call, form, variables, simplify, table, rows: noRows, columns: [] };
  }
  if (line.kind === "table") {
    const simplify = { input: "", mode: "mint" } as const;
    const columns = columnsOf(line);
    return { name, call, form, variables, simplify, table: { primaryInput: "" }, rows: noRows, columns };
  }
  const rows = rowsOf(line);
  const dontCares = rows.dontCares.length > 0 && { dontCares: listed(rows.dontCares, line) };
  const simplify = { input: listed(rows.ones, line), mode: "mint", ...dontCares } as const;
  return { name, call, form, variables, simplify, table: { primaryInput: "" }, rows, columns: [] };
}

const noRows: Rows = { ones: [], dontCares: [] };

function listed(rows: readonly number[], { times = 1, digits = 1 }: FunctionLine): string {
  const numbers = rows.map((row) => String(row).padStart(digits, "0"));
  return Array.from({ length: times }, () => numbers)
    .flat()
    .join(",");
}
