// Values in the text of SQL, for tools that take no others beside it.

/** A text as SQL writes it: SQLite knows no other escape in it than the doubled quote. */
export function quoted(text: string): string {
  // What follows would not be part of the text.
  if (text.includes("\0")) throw new RangeError("A text in SQL has no NUL.");
  return `'${text.replaceAll("'", "''")}'`;
}
