// Values written into the text of SQL, for tools that take no parameters.

/** A text as an SQL literal. The doubled quote is the only escape of SQLite. */
export function quoted(text: string): string {
  // SQLite would end the text at the NUL.
  if (text.includes("\0")) throw new RangeError("A text in SQL has no NUL.");
  return `'${text.replaceAll("'", "''")}'`;
}
