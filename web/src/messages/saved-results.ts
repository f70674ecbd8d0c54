// A result in the history.

export const resultTexts = {
  simplifiedTo: "simplified to",
  andMoreTerms: "and more terms",
  minTermsSimplification: "min terms simplification",
  karnaughMap: "Karnaugh map",
} as const;
