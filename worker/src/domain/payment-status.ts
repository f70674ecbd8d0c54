// The provider's status codes, the states of an order, and the statuses that the page gets.

/** The rank of an order's state never falls. The two states of rank 1, CANCELLED and FAILED, may replace each other. */
export type OrderState = "PENDING" | "CANCELLED" | "FAILED" | "SUCCESS" | "CHARGEBACK";

/** The codes that the provider documents, exactly as it writes them. */
export const stateOfCode = {
  "2": "SUCCESS",
  "0": "PENDING",
  "-1": "CANCELLED",
  "-2": "FAILED",
  "-3": "CHARGEBACK",
} as const satisfies Readonly<Record<string, OrderState>>;

export type StatusCode = keyof typeof stateOfCode;

export function isStatusCode(text: string): text is StatusCode {
  return Object.hasOwn(stateOfCode, text);
}

export const rankOf: Readonly<Record<OrderState, number>> = {
  PENDING: 0,
  CANCELLED: 1,
  FAILED: 1,
  SUCCESS: 2,
  CHARGEBACK: 3,
};

/** The status of a purchase in the answer to the page (specification, section 4). */
export type PurchaseStatus = "PENDING" | "SUCCESS" | "INVALID" | "NOT_FOUND";

const purchaseOf: Readonly<Record<OrderState, PurchaseStatus>> = {
  PENDING: "PENDING",
  // "Your purchse did not compleated !"
  CANCELLED: "NOT_FOUND",
  FAILED: "NOT_FOUND",
  SUCCESS: "SUCCESS",
  CHARGEBACK: "INVALID",
};

/**
 * `isInvalid`: a validly signed notify named another amount or currency; a paid order stays SUCCESS all the same.
 * `hasUser`: a paid order without a user gives nobody its days, so the buyer has to show the receipt.
 */
export function purchaseStatusOf(state: OrderState, isInvalid: boolean, hasUser: boolean): PurchaseStatus {
  if (state === "SUCCESS") return hasUser ? "SUCCESS" : "INVALID";
  return isInvalid ? "INVALID" : purchaseOf[state];
}

/** The state of an order in the buyer's list; INVALID if another amount or currency was paid. */
export function listedStateOf(state: OrderState, isInvalid: boolean): OrderState | "INVALID" {
  return isInvalid && state !== "SUCCESS" && state !== "CHARGEBACK" ? "INVALID" : state;
}
