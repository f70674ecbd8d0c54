// The 15 colours of equal columns in their order (specification, section 9: 15, cycled), and the text on them.

export const compareInk = ["#241a12", "#fbf6f1"] as const;

/** [light, dark]; as CSS variables --compare-0 to --compare-14. */
export const compareColours = [
  ["#dca057", "#84550f"],
  ["#d0edb5", "#2b3f11"],
  ["#8ac3fe", "#1f5587"],
  ["#ffd0f9", "#532150"],
  ["#93bb8b", "#496b42"],
  ["#d8b1c2", "#664856"],
  ["#e5cf94", "#554308"],
  ["#ada6de", "#605988"],
  ["#ffbebd", "#712a2e"],
  ["#aedcd2", "#284d46"],
  ["#d0c9ff", "#453d6a"],
  ["#df91c5", "#854872"],
  ["#b9c39f", "#4f563a"],
  ["#64b7ef", "#1b6793"],
  ["#cca2a1", "#785656"],
] as const satisfies readonly (readonly [light: string, dark: string])[];
