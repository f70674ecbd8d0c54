// The provider's status codes, the states of an order, and what the page is told of them.

/** From PENDING to CHARGEBACK, an order only goes up. The two of rank 1 may replace each other. */
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

/** Section 4 of the specification: the purchase's status as the page asks for it. */
export type PurchaseStatus = "PENDING" | "SUCCESS" | "INVALID" | "NOT_FOUND";

const purchaseOf: Readonly<Record<OrderState, PurchaseStatus>> = {
  PENDING: "PENDING",
  // "Your purchse did not compleated !"
  CANCELLED: "NOT_FOUND",
  FAILED: "NOT_FOUND",
  SUCCESS: "SUCCESS",
  CHARGEBACK: "INVALID",
};

/** `isInvalid`: a validly signed notify named another amount or currency; it lowers nothing that was paid. */
export function purchaseStatusOf(state: OrderState, isInvalid: boolean): PurchaseStatus {
  return isInvalid && state !== "SUCCESS" ? "INVALID" : purchaseOf[state];
}

/** What the buyer is told of an order in the list: the state, or that another amount or currency was paid. */
export function listedStateOf(state: OrderState, isInvalid: boolean): OrderState | "INVALID" {
  return isInvalid && state !== "SUCCESS" && state !== "CHARGEBACK" ? "INVALID" : state;
}
