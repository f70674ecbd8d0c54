// Our own texts of the menu that opens an answer in other tools. They are not among those of own.ts, which every
// visit loads.

export const openIn = {
  /** On the button of the menu, whose entries are tools. */
  tools: "Open in",
  toolWith: (tool: string, part: string) => `${tool}: ${part}`,
  asTyped: "As typed",
} as const;
