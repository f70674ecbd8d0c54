// What the address says of a purchase when its buyer comes back from the payment provider. Pure. The provider appends the
// order's id to the query after the `#` or to the page's own; anybody can write anything there.

import { isOrderId } from "#contract/order-id.ts";

export interface PurchaseReturn {
  /** Whether the buyer cancelled, so that there is nothing to ask. */
  readonly isCanceled: boolean;
  /** Null where the address has no order id. */
  readonly orderId: string | null;
  /** The order id, or what stands in its place, fit to be shown; empty where nothing stands there. */
  readonly shownId: string;
}

/** Specification, section 2: "Query parameters: t and order_id". */
const names: ReadonlySet<string> = new Set(["t", "order_id"]);

/** Longer ones are cut; an order id has 17 characters. */
const shownCharactersMax = 24;

/** The queries of the page and of its screen, with or without question marks; null where nobody comes back. */
export function returnIn(pageQuery: string, screenQuery: string): PurchaseReturn | null {
  const queries = [screenQuery, pageQuery].map(parametersOf);
  const valuesOf = (name: string) =>
    queries.flatMap((query) => query.getAll(name)).map((value) => value.trim());
  const how = valuesOf("t").find((value) => value === "c" || value === "r");
  if (how === undefined) return null;
  const given = valuesOf("order_id").filter((value) => value !== "");
  const orderId = given.map((value) => value.toUpperCase()).find(isOrderId) ?? null;
  return { isCanceled: how === "c", orderId, shownId: orderId ?? shownText(given[0] ?? "") };
}

/** The query without the parameters of a return; all others stay as they are written. */
export function withoutReturn(query: string): string {
  const kept = query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => ![...parametersOf(part)].some(([name]) => names.has(name)));
  const rest = kept.join("&");
  return rest === "" ? "" : `?${rest}`;
}

/** A second question mark separates too: whoever appends "?order_id=" may not see the one that is there. */
function parametersOf(query: string): URLSearchParams {
  return new URLSearchParams(query.replace(/^\?/, "").replaceAll("?", "&"));
}

/** Characters that are no part of any id could turn the line around or reach beyond it. */
function shownText(text: string): string {
  const plain = text.replaceAll(/[^\x20-\x7e]+/g, "\u{FFFD}");
  return plain.length > shownCharactersMax ? `${plain.slice(0, shownCharactersMax - 1)}…` : plain;
}
