// The forms that a derivation can lead to, as the crate names them.

export const stepsTargets = ["sum", "product", "nand", "factored"] as const;
export type StepsTarget = (typeof stepsTargets)[number];
