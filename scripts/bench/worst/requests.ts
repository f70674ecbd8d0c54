// The body of the request to the API for a line. The page gives the same to its own engine.

import type { SimplifyCall } from "#contract/simplify.ts";
import type { TtableCall } from "#contract/ttable.ts";
import { type Input, inputOf } from "./inputs.ts";
import { callOf, type CallName, type FunctionLine, isFunction, type Line } from "./lines.ts";

/** A line and the request for it. */
export interface Question {
  readonly name: string;
  readonly call: CallName;
  readonly form: "sop" | "pos";
  readonly variables: number;
  readonly simplify: SimplifyCall & { readonly mode: "boolean" | "mint" };
  readonly table: TtableCall;
  readonly input: Input;
}

/** Makes the input of the line if none is given. */
export function questionOf(line: Line, input = inputOf(line)): Question {
  const { name, form = "sop", variables } = line;
  const { texts, ones, dontCares } = input;
  const [primaryInput = "", ...extraInputs] = texts;
  const free = dontCares.length > 0 && isFunction(line) && { dontCares: listed(dontCares, line) };
  const simplify = isFunction(line)
    ? ({ input: listed(ones, line), mode: "mint", ...free } as const)
    : ({ input: primaryInput, mode: "boolean" } as const);
  const table = { primaryInput, extraInputs };
  return { name, call: callOf(line), form, variables, simplify, table, input };
}

function listed(rows: readonly number[], { times = 1, digits = 1 }: FunctionLine): string {
  const numbers = rows.map((row) => String(row).padStart(digits, "0"));
  return Array.from({ length: times }, () => numbers)
    .flat()
    .join(",");
}
