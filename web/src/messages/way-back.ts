// Our own texts of the way back from the plans.

export const wayBackTexts = {
  toSteps: "Back to your steps",
  to: (screen: string) => `Back to ${screen}`,
} as const;
