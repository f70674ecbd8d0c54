// The screen of the packages: the current package, buying, the return from payment, orders, the account's deletion.

import { counted } from "./numbers.ts";
import { specifiedAccounts } from "./specified.ts";

/** The cards about the current package and the account. */
export const currentPackageTexts = {
  freePackage: "Every tool works. Premium checks your own steps and explains each answer.",
  daysTaken: (id: string, day: string) =>
    `The payment of order ${id} was charged back or refunded on ${day}, so its days were taken.`,
  orders: "Orders",
  packageDays: (days: number, lastDay: string) =>
    `${counted(days, "day", "days")} left. The last day is ${lastDay}.`,
} as const;

/** Packages and how they are bought. */
export const purchasing = {
  paidAtProvider: "You pay at PayHere; your card number stays there.",
  packages: "Packages",
  buyingAgain: "Buying again adds its days to the end.",
  purchase: "Purchase",
  save: "Save",
  paysAs: (name: string, place: string) => `Payment details: ${name}, ${place}`,
  changeDetails: "Change",
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

/** The return from payment and the order's status. */
export const returns = {
  noPaymentYet: "No payment has reached us so far. If you paid, this page will say so.",
  notConfirmedYet: "The payment is not confirmed so far. Once it is, this page will say so.",
  /** On the card of the package; `isAgain`: as the answer to a press. */
  orderLine: {
    PENDING: (id: string, isAgain: boolean) =>
      `Order ${id} is ${isAgain ? "still " : ""}pending. Once it is paid, this page will say so.`,
    NOT_FOUND: (id: string, isAgain: boolean) =>
      `${isAgain ? `Still no payment for order ${id}` : `No payment for order ${id} so far`}. If you paid, this page will say so.`,
    INVALID: (id: string) =>
      `The payment of order ${id} is unverified. Contact the developer with your payment receipt.`,
  },
  orderPaid: (id: string) => `Order ${id} is paid.`,
  orderUnchecked: (id: string) => `Order ${id} could not be checked.`,
  checkingPayment: "Checking your payment",
  checkTakesSeconds: "This takes a few seconds.",
  checkHeldUp: "The service is busy. The check goes on in about a minute.",
  paymentUnverified: "Your payment is unverified. Contact the developer with your payment receipt.",
  paymentUnchecked: "Your payment could not be checked",
  purchasePending: "Purchase pending",
  signInForPremium: "Sign in with the account that you bought with to use Premium.",
  otherAccount:
    "The account that you are signed in with has no Premium. Sign in with the one that you bought with.",
  orderId: "order id",
  orderNamed: (id: string) => `Order ${id}`,
  contactDeveloper: "Contact developer",
  contactSubject: "Payment",
} as const;

/** The list of a user's orders. */
export const orders = {
  list: "Orders",
  none: "You have placed no orders.",
  placedAndChanged: (placed: string, changed: string) =>
    placed === changed ? placed : `${placed}; changed on ${changed}`,
  states: {
    PENDING: "pending",
    CANCELLED: "cancelled, no payment so far",
    FAILED: "declined, no payment so far",
    SUCCESS: "paid",
    CHARGEBACK: "charged back or refunded",
    INVALID: "unverified",
  },
} as const;

/** The dialog that deletes an account. */
export const accountDeletion = {
  deleteAccountLead: (email: string) =>
    `This deletes the account ${email} for good, here and in the Android app. The history on this device stays.`,
  deleteLosesDays: (days: number) => `You lose ${counted(days, "day", "days")} of Premium.`,
  deleteLosesOrder: (id: string) => `A payment for order ${id} may still come. Its days would be lost.`,
  provePassword: "Enter your password to go on.",
  proveGoogle: "Sign in with Google once more to go on.",
  proveEither: "Enter your password, or sign in with Google once more, to go on.",
  deleteWithGoogle: "Delete account with Google",
} as const;

/** The way back from the plans. */
export const wayBackTexts = {
  toSteps: "Back to your steps",
  to: (screen: string) => `Back to ${screen}`,
} as const;
