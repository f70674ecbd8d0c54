// The specification's texts about the steps of a derivation, word for word.

export const specifiedSteps = {
  showSteps: "Show Steps",
  loadingSteps: "Loading Steps ...",
} as const;
