// The keys for expressions on touch.

export const keyTexts = {
  symbolKeys: "Keys",
  symbolKey: new Map([
    [".", "AND"],
    ["+", "OR"],
    ["'", "NOT"],
    ["^", "XOR"],
    ["(", "open bracket"],
    [")", "close bracket"],
  ]),
  keyLeft: "Move left",
  keyRight: "Move right",
  keyErase: "Backspace",
  keySpace: "Space",
  keyEnter: "Enter",
  keySystem: "abc, keyboard of the system",
  keyOwn: "Keys for expressions",
} as const;
