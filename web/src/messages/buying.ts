// Texts of the screen of the packages. The texts of the list and of a purchase are in purchasing.ts.

export const buying = {
  paidAtProvider: "You pay at PayHere; your card number stays there.",
  packages: "Packages",
  buyingAgain: "Buying again adds its days to the end.",
  purchase: "Purchase",
  save: "Save",
  paysAs: (name: string, place: string) => `Payment details: ${name}, ${place}`,
  changeDetails: "Change",
} as const;
