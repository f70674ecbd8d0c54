// The question about usage statistics, fetched where statistics are configured.

export const consentTexts = {
  question:
    "Allow anonymous statistics about pages, Premium features and purchases? What you type is never sent. You can change this in the settings.",
  allow: "Allow",
  refuse: "No, thanks",
} as const;
