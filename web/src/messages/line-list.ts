// Texts of the list of lines in which a visitor writes a derivation.

export const lineListTexts = {
  line: (number: number) => `Line ${number}`,
  add: "Add a line",
  remove: (number: number) => `Remove line ${number}`,
  check: "Check",
  right: "right",
  wrong: "wrong",
  unsure: "not explained",
  unread: "cannot be read",
} as const;
