// Reads the setting `noheader` from a query.

/** `noheader` alone means `noheader=1`. */
const hiding: ReadonlySet<string> = new Set(["", "1", "true"]);

export function hidesHeader(query: string): boolean {
  const value = new URLSearchParams(query).get("noheader");
  return value !== null && hiding.has(value.toLowerCase());
}
