// The specification's texts of the number systems, word for word (sections 2, 5 and 9).

export const specifiedNumbers = {
  bin: "BIN",
  oct: "OCT",
  dec: "DEC",
  hex: "HEX",
  custom: "Custom",
  customBases: "Custom Bases",
  noCustomBases: "No custom bases added",
  availableUpTo: "Available upto 36",
  binary: "Binary",
  ternary: "Ternary",
  tetratrigesimal: "Tetratrigesimal",
  complementOnes: "1's",
  complementTwos: "2's",
  bits4: "4",
  bits8: "8",
  bits12: "12",
  bits16: "16",
  bitsVar: "Var",
  integerPartOnly: "(Integer Part Only)",
} as const;
