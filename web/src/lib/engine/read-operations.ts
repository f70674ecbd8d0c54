// The operation that reads a text: an expression and a list of min terms are read by calls of their own.

/** By the mode of the text. */
export const readOperations = { boolean: "read", mint: "readList" } as const;
