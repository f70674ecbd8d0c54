// A result in the history.

export const resultTexts = {
  /** "of 4 variables", "of w, x, y, z" */
  variablesOf: (text: string) => (/^\d+$/.test(text) ? `of ${text} variables` : `of ${text}`),
  simplifiedTo: "simplified to",
  andMoreTerms: "and more terms",
  minTermsSimplification: "min terms simplification",
  karnaughMap: "Karnaugh map",
} as const;
