// Our own texts in the list of the history, fetched with it.

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
