// Our own texts of the folded tables of a law, which one lesson alone has.

export const lawTables = {
  other: (count: number) => (count === 1 ? "Table of the other form" : "Tables of the other forms"),
  hide: (count: number) => (count === 1 ? "Hide the table" : "Hide the tables"),
} as const;
