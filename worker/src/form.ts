// Reads a form (`application/x-www-form-urlencoded`) strictly: it refuses faults that a lenient parser would repair.

import { failure, type Outcome } from "./failure.ts";

/** The fields by their names. A field given twice is refused, because two parsers could take different values of it. */
export function parseForm(text: string): Outcome<Readonly<Record<string, string>>> {
  const fields = new Map<string, string>();
  for (const pair of text.split("&").filter(Boolean)) {
    const equals = pair.indexOf("=");
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    const value = decode(equals === -1 ? "" : pair.slice(equals + 1));
    if (name === undefined || value === undefined) return { ok: false, error: failure("bad_form") };
    if (fields.has(name)) return { ok: false, error: { ...failure("doubled_field"), field: name } };
    fields.set(name, value);
  }
  return { ok: true, value: Object.fromEntries(fields) };
}

/** Undefined if a percent sign does not begin an encoded byte, or if the bytes are not UTF-8. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
