// The texts about a file with the reader's progress.

export const progressFileTexts = {
  fileName: "lesson-progress.json",
  refused: (name: string) =>
    `${name} has no progress of lessons in it. Choose a file that was saved here with “Save to a file”.`,
  unreadable: (name: string) =>
    `The browser could not read ${name}. Perhaps it was moved or is open elsewhere: choose it again.`,
} as const;
