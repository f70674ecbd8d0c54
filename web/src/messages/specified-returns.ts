// Texts of sections 2 and 8 of the specification about the return from payment, literal to the
// letter. They are not among those of specified.ts, which every visit loads.

export const specifiedReturns = {
  purchaseSucceeded: "Your purchase was successful!",
  packageUpgraded: "Your have successfully upgraded your package !",
  purchaseCanceled: "Your purchase was canceled.",
  purchaseInvalid: "Invalid purchase !",
  purchasePending:
    "Your purchase is pending. Please contact developer with your payment receipt to track the status!",
  purchaseIncomplete: "Your purchse did not compleated !",
  paymentNotFound:
    "Your payment is not found in the system. Please contact developer with your payment receipt !",
} as const;
