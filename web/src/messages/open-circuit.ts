// Our own texts at the buttons that open a circuit. They are not among those of own.ts, which every visit loads.

export const openCircuit = {
  result: "Result",
  asTyped: "As typed",
  allFunctions: "all functions",
} as const;
