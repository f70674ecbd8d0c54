// Our own texts of the panel with the steps of an answer, in sentence case. They are not among those of own.ts, which
// every visit loads.

export const steps = {
  title: "Steps",
  premium: "The step-by-step explanation comes with a Premium package. The answer itself stays free.",
  failed: "The steps could not be loaded",
  minimalAlready: "The input is a minimum sum of products already. No law makes it smaller.",
  noLaw: "No law leads to a smaller sum that was found.",
  notProved: "The last line is the smallest sum that was found. It is not proved minimal.",
  otherResult: "The last line is not the Result of the answer: this page searched longer than the service.",
  earlierInput: "These are the steps of the earlier input.",
} as const;
