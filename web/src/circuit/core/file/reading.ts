// Checks values of parsed JSON; a refusal names the path of the value. Pure.

import type { Result } from "../model/command.ts";
import { coordinateMax, idMax, isPeriod } from "../model/circuit.ts";
import type { ReadError, ReadErrorCode } from "./saved.ts";

/** An object of JSON. Look up fields only by names that no prototype has. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function refused(
  code: ReadErrorCode,
  path: string,
): { readonly ok: false; readonly error: ReadError } {
  return { ok: false, error: { code, path } };
}

/** The field if it is of this type; `optional` if it is missing. */
export function readField<Value>(
  fields: Fields,
  path: string,
  field: string,
  type: { readonly is: (value: unknown) => value is Value; readonly otherwise: ReadErrorCode },
  optional?: Value,
): Result<Value, ReadError> {
  const value = fields[field];
  const place = path === "" ? field : `${path}.${field}`;
  if (value === undefined)
    return optional === undefined ? refused("missing_value", place) : { ok: true, value: optional };
  return type.is(value) ? { ok: true, value } : refused(type.otherwise, place);
}

const isNumber = (value: unknown): value is number => typeof value === "number";

export const types = {
  text: { is: (value: unknown): value is string => typeof value === "string", otherwise: "not_a_text" },
  bool: {
    is: (value: unknown): value is boolean => typeof value === "boolean",
    otherwise: "not_true_or_false",
  },
  bit: { is: (value: unknown): value is 0 | 1 => value === 0 || value === 1, otherwise: "not_a_bit" },
  memory: {
    is: (value: unknown): value is string => typeof value === "string" && /^[01]*$/.test(value),
    otherwise: "not_a_memory",
  },
  list: {
    is: (value: unknown): value is readonly unknown[] => Array.isArray(value),
    otherwise: "not_a_list",
  },
  id: {
    is: (value: unknown): value is number =>
      isNumber(value) && Number.isInteger(value) && value >= 1 && value <= idMax,
    otherwise: "not_an_id",
  },
  version: {
    is: (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 1,
    otherwise: "not_a_circuit",
  },
  /** NaN and Infinity fail both comparisons. */
  coordinate: {
    is: (value: unknown): value is number => isNumber(value) && value >= 0 && value <= coordinateMax,
    otherwise: "not_a_coordinate",
  },
  period: {
    is: (value: unknown): value is number => isNumber(value) && isPeriod(value),
    otherwise: "not_a_period",
  },
} as const;
