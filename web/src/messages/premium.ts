// Our own text of the derivation in the dialog about Premium, fetched with it.

export const premium = { example: "A step-by-step explanation, as Premium shows it:" } as const;
