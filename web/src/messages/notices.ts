// The operator's pages of notices, where the page links to them.

export const noticeTexts = {
  terms: "Terms",
  privacy: "Privacy",
  refunds: "Refunds",
} as const;
