// Texts of the menu that opens an answer in other tools.

export const openIn = {
  /** On the button of the menu, whose entries are tools. */
  tools: "Open in",
  toolWith: (tool: string, part: string) => `${tool}: ${part}`,
  asTyped: "As typed",
} as const;
