// Texts of the minimum that is shown while typing, fetched with it.

export const minimumTexts = {
  minimum: "Minimum",
  already: "already minimal",
} as const;
