// Our own texts about the return from payment and the order's status, in sentence case; fetched when a buyer returns.

export const returns = {
  nothingCharged: "The payment provider reported no payment for this order, so nothing was charged.",
  orderIsPending: (id: string) => `Order ${id} is pending.`,
  orderStillPending: (id: string) => `Order ${id} is still pending.`,
  orderUnchecked: (id: string) => `Order ${id} could not be checked.`,
  checkOrder: "Check again",
  orderEnded: {
    SUCCESS: (id: string) => `Order ${id} is paid.`,
    NOT_FOUND: (id: string) => `Order ${id} did not complete. Nothing was charged.`,
    INVALID: (id: string) =>
      `The payment of order ${id} is unverified. Contact the developer with your payment receipt.`,
  },
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
