// The verdicts on the lines of a derivation, and the usual mistakes, as the crate names them.

export const lineVerdicts = ["first", "refused", "same", "laws", "equal", "different"] as const;

export const mistakes = [
  "barCutSignKept",
  "barsLost",
  "oneBarOnly",
  "doubleBarAsOne",
  "complementSwapped",
  "idempotentAsConstant",
  "annulmentAsIdentity",
  "identityAsAnnulment",
  "distributedOnce",
  "distributedWrongSign",
  "factorLost",
  "wrongTermAbsorbed",
  "complementAbsorbed",
  "termsAsComplements",
  "xorAsXnor",
  "xorAsOr",
] as const;
