// The example below Home's field and its answer. The answer is written here, so that it is shown before the engine
// has loaded; a test compares it with the engine's answer. Pure.

export const workedExample = {
  expression: "AB+A'C+BC",
  mode: "boolean",
  result: "A.B+A'.C",
  proven: true,
  terms: 2,
  literals: 4,
} as const;
