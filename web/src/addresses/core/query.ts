// Reads and writes the query of an address. Pure. A plus sign is a plus sign and no space, because it is the sign of
// OR; a space is written as %20.

import { onOneLine } from "#contract/input.ts";

/** The parameters, with the values' line breaks replaced. */
export function readQuery(query: string): URLSearchParams {
  const read = new URLSearchParams(query.replaceAll("+", "%2B"));
  return new URLSearchParams([...read].map(([name, value]) => [name, onOneLine(value)]));
}

/** The query without the question mark; empty if there is nothing to write. */
export function writeQuery(parameters: URLSearchParams): string {
  // `toString` has written a value's plus sign as %2B, so any + left is a space. A comma is allowed in a query, and
  // keeps a list legible.
  return parameters.toString().replaceAll("+", "%20").replaceAll("%2C", ",");
}
