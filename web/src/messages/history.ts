// The history: its list, and a result in it.

/** The list. */
export const historyTexts = {
  isEmpty: "The history is empty. Expressions you simplify and maps you fill are listed here.",
  deleteItem: (expression: string) => `Delete ${expression}`,
  withDontCares: (minTerms: string, dontCares: string) => `${minTerms}, don't-cares ${dontCares}`,
  storedOnly: (count: number) =>
    count === 0
      ? "This browser stores no history. The items are lost when this page is closed."
      : `The storage of this browser is full. Items after the newest ${count} are lost when this page is closed.`,
  deleted: "Deleted from History",
  justNow: "just now",
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,
  yesterday: "yesterday",
} as const;

/** A result. */
export const resultTexts = {
  /** "of 4 variables", "of w, x, y, z" */
  variablesOf: (text: string) => (/^\d+$/.test(text) ? `of ${text} variables` : `of ${text}`),
  simplifiedTo: "simplified to",
  andMoreTerms: "and more terms",
  minTermsSimplification: "min terms simplification",
  karnaughMap: "Karnaugh map",
} as const;
