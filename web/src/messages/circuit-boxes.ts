// The texts about boxes: circuits that are drawn as one part.

export const circuitBoxes = {
  boxes: "Boxes",
  make: "Make a box",
  makeKey: "B",
  open: (name: string) => `Open ${name}`,
  openBox: "Open the box",
  add: (name: string) => `Add ${name}`,
  inside: (path: string) => `Inside ${path}`,
  changesAll: "What you change here changes all boxes of this name. Switches and bulbs are its pins.",
  leave: "Leave the box",
  copies: (count: number) => (count === 1 ? "1 box of this name" : `${count} boxes of this name`),
} as const;
