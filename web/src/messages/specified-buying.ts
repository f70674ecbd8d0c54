// Texts of sections 2, 4, 8 and 9 of the specification about packages and purchases, literal to the letter. They are not
// among those of specified.ts, which every visit loads.

export const specifiedBuying = {
  currency: "USD",
  buyNow: "Buy Now",
  emailVerificationRequired: "Email verification required",
  unableToLoadPackages: "Unable to load packages : ",
} as const;
