// The names of the fields of a truth table's request. They are apart from its schemas, which the page loads only for a
// call.

/** The member of the request that holds a function of the table: 0 is the primary. */
export function ttableField(functionNumber: number): string {
  return functionNumber === 0 ? "primaryInput" : `extraInputs.${functionNumber - 1}`;
}
