// The example that is answered below Home's field. It stands here, so that it is there before the engine is; a test
// compares it with the engine's answer. Pure.

export const workedExample = {
  expression: "AB+A'C+BC",
  mode: "boolean",
  result: "A.B+A'.C",
  proven: true,
  terms: 2,
  literals: 4,
} as const;
