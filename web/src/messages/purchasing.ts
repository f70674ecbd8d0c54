// Our own texts about packages and how they are bought, in sentence case, fetched with the list of packages.

import { counted } from "./numbers.ts";
import { specifiedAccounts } from "./specified-accounts.ts";

export const purchasing = {
  verifyToBuy: (email: string) =>
    `Press ${specifiedAccounts.sendEmail} to get a link at ${email}. Open the link, then come back to this page.`,
  checkAgain: "Check again",
  notVerifiedYet: "The e-mail is not verified yet. Open the link in the mail, then check again.",
  onePayment: (lastDay: string) => `One payment. It does not renew. Ends on ${lastDay}.`,
  /** The question before another purchase, by what is known of the last order. */
  orderQuestion: {
    PENDING: {
      title: "An order is pending",
      text: (name: string, day: string) =>
        `You went to pay for ${name} on ${day}, and the payment is not confirmed yet. If you have paid, wait: another purchase is charged again.`,
    },
    NOT_FOUND: {
      title: "No payment so far",
      text: (name: string, day: string) =>
        `You went to pay for ${name} on ${day}, and no payment has reached us so far. If you have paid, wait: another purchase is charged again. If not, go on.`,
    },
    INVALID: {
      title: "A payment is unverified",
      text: (name: string, day: string) =>
        `You went to pay for ${name} on ${day}, and the payment is unverified. Contact the developer with your payment receipt. Another purchase is charged again.`,
    },
    SUCCESS: {
      title: "The order is paid",
      text: (name: string, day: string) =>
        `You went to pay for ${name} on ${day}, and the payment has arrived. Another purchase is charged again, and adds its days to the end.`,
    },
  },
  buyAnyway: "Buy anyway",
  days: (count: number) => counted(count, "day", "days"),
  percentOff: (percent: number) => `${percent}% off`,
  priceNow: "now",
  priceBefore: "before",
  noPackages: "There are no packages at the moment.",
  cannotBuyHere: "Packages cannot be bought on this site.",
  cannotBuyNow: "Packages cannot be bought at the moment.",
  costsNothing: "This package costs nothing, so it cannot be bought.",
  buyerDetails: "Your details",
  buyerDetailsLead: (email: string) => `These details and ${email} go to the payment provider.`,
  rememberDetails: "Remember these details in this browser until I sign out",
  detail: {
    firstName: "First name",
    lastName: "Last name",
    phone: "Phone",
    address: "Address",
    city: "City",
    country: "Country",
  },
  detailMissing: {
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    phone: "Enter your phone number.",
    address: "Enter your address.",
    city: "Enter your city.",
    country: "Enter your country.",
  },
  phoneWrong: "Enter a phone number of 5 to 20 digits, such as +44 20 7946 0958.",
  goOnToPayment: "Continue to payment",
  openingPayment: "Opening the payment page",
  notStarted: "Payment not started",
  purchaseFault: {
    unauthenticated: "The service does not accept your sign-in. Sign out and sign in, then try again.",
    orderConflict: "There was another order at the same moment. Wait a few seconds, then try again.",
    tooManyOrders: "There were many orders in a short time. Wait a minute, then try again.",
    tooManyOpen:
      "Many orders of the last day are not paid yet. Pay one of them where its payment page is open, or try again tomorrow.",
    packageGone: "This package is no longer sold. Choose another one.",
    costsNothing: "This package costs nothing now, so it cannot be bought. Choose another one.",
    clock: "The clock of this device is wrong. Set its date and time, then try again.",
    newPrice: (name: string, price: string) =>
      `The price of ${name} is now ${price}. To buy it at this price, try again.`,
    other: "The purchase could not be started. Try again in a minute.",
  },
} as const;
