// Our own texts of the folded proofs of a law, which only one lesson has.

export const lawTables = {
  byTable: "Proof by table",
  other: "Table of the other form",
  hide: "Hide the table",
  inOneChain: "Proof line by line",
  hideProof: "Hide the proof",
} as const;
