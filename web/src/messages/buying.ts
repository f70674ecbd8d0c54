// Our own texts of the screen of the packages, in sentence case. They are not among those of own.ts, which every
// visit loads; the texts of the packages themselves and of a purchase are in purchasing.ts, which is fetched later.

export const buying = {
  paidAtProvider: "You pay at PayHere; your card number stays there.",
  terms: "Terms",
  privacy: "Privacy",
  refunds: "Refunds",
  packages: "Packages",
  buyingAgain: "Buying again adds its days to the end.",
  premiumAdds: "What Premium adds",
  premiumItems: [
    { title: "Step-by-step explanation", text: "Every law, every line, what changed." },
    { title: "Column comparison", text: "Equal functions found and coloured." },
    { title: "Custom number bases", text: "Any base from 2 to 36." },
  ],
  purchase: "Purchase",
  save: "Save",
  paysAs: (name: string, place: string) => `Payment details: ${name}, ${place}`,
  changeDetails: "Change",
} as const;
