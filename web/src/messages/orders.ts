// Our own texts of the list of a user's orders, fetched with it.

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
