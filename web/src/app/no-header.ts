// Reads the setting `noheader` of one query.

export function hidesHeader(query: string): boolean {
  return new URLSearchParams(query).get("noheader") === "1";
}
