// The texts of the practice "Consensus". Text in braces is typeset.

export const consensusTasks = {
  practice: "Task: consensus",

  askSuperfluous: (text: string) => `Which term of {${text}} can be left out?`,
  needed: (term: string, row: number, values: string) =>
    `{${term}} is needed: in row ${row} (${values}) it is the only term that is 1.`,
  leftOut: (term: string) =>
    `{${term}} can be left out: in each row in which it is 1, another term is 1 too.`,

  askMissing: (text: string) => `Which term makes {${text}} free of hazards?`,
  missing: (term: string) => `The term is {${term}}.`,

  askHazard: (text: string) => `Is the circuit of {${text}} free of static hazards?`,
  isFree: "It is free of hazards.",
  hasHazard: "It has a hazard.",
  free: "It is free of hazards: any two neighbouring rows with a 1 have a term that is 1 in both.",
  hazard: (variable: string, rows: readonly [number, number]) =>
    `It has a hazard: from row ${rows[0]} to row ${rows[1]} only {${variable}} changes, and no term is 1 in both rows.`,

  hintPair: "Look for two terms in which exactly one variable is opposed.",
  hintOpposed: (variable: string) => `{${variable}} is opposed in two of the terms.`,
  hintTest: "Set all factors of a term to 1. If the other terms then give 1, it can be left out.",
  hintNot: (term: string) => `{${term}} cannot be left out.`,
  hintMap: "Draw the map. Are two neighbouring ones in no common group?",
  hintRows: (rows: readonly [number, number]) => `Look at the rows ${rows[0]} and ${rows[1]}.`,
  hintLength: (factors: number) => `The term has ${factors} ${factors === 1 ? "factor" : "factors"}.`,
  hintNone: "Each consensus of two terms is a term itself, or has all the factors of one.",
} as const;
