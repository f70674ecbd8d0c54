// Texts of section 2 of the specification about the current package, literal to the letter. They are not among those of
// specified.ts, which every visit loads.

export const specifiedPackage = {
  currentPackage: "Current Package",
  premiumPackage: "PREMIUM",
  freePackage: "FREE",
} as const;
