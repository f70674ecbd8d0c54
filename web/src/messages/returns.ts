// Our own texts about the return from payment and the order's status, in sentence case; fetched when a buyer returns.

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
  checkOrder: "Check again",
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
