// Our own text at the button that opens an answer as a circuit. It is not among those of own.ts, which every visit loads.

export const openCircuit = {
  asTyped: "As typed",
} as const;
