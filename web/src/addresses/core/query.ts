// Reads and writes the query of an address. Pure. A plus sign stands for itself, because it is the sign OR; a space is
// written as %20.

import { onOneLine } from "#contract/input.ts";

/** The parameters, their values on one line. */
export function readQuery(query: string): URLSearchParams {
  const read = new URLSearchParams(query.replaceAll("+", "%2B"));
  return new URLSearchParams([...read].map(([name, value]) => [name, onOneLine(value)]));
}

/** Without the question mark; empty where there is nothing to write. */
export function writeQuery(parameters: URLSearchParams): string {
  // A plus sign of a value has become %2B by now. A comma may stand in a query as it is, and a list stays legible.
  return parameters.toString().replaceAll("+", "%20").replaceAll("%2C", ",");
}
