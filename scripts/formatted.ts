// The formatter's text of a generated file, as `npm run format` would write it.

import { readFileSync } from "node:fs";
import { format, type FormatOptions } from "oxfmt";

/** `file` is the path that the text is for: its ending says the language. Throws if the text has a fault. */
export async function formatted(file: string, text: string): Promise<string> {
  const options: FormatOptions = JSON.parse(readFileSync(".oxfmtrc.json", "utf8"));
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(" ")}`);
  return code;
}
