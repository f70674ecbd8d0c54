// Reads from the address which purchase a buyer comes back from. Pure. The payment provider appends the order's id to
// the query after the `#` or to the page's own query. The address is untrusted: it may contain any text.

import { isOrderId } from "#contract/order-id.ts";

export interface PurchaseReturn {
  /** Whether the buyer cancelled, so that there is nothing to ask. */
  readonly isCanceled: boolean;
  /** Null where the address has no order id. */
  readonly orderId: string | null;
  /** The order id, or the text that the address has instead, safe to be shown; empty if there is none. */
  readonly shownId: string;
}

/** Specification, section 2: "Query parameters: t and order_id". */
const names: ReadonlySet<string> = new Set(["t", "order_id"]);

/** A longer text is cut; an order id has 17 characters. */
const shownCharactersMax = 24;

/** Takes the queries of the page and of its screen, with or without question marks; null if no buyer comes back. */
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

/** A second question mark separates too: the provider may append "?order_id=" to a query that already has one. */
function parametersOf(query: string): URLSearchParams {
  return new URLSearchParams(query.replace(/^\?/, "").replaceAll("?", "&"));
}

/** Replaces characters outside ASCII, which could reverse the direction of the line or be drawn beyond it. */
function shownText(text: string): string {
  const plain = text.replaceAll(/[^\x20-\x7e]+/g, "\u{FFFD}");
  return plain.length > shownCharactersMax ? `${plain.slice(0, shownCharactersMax - 1)}…` : plain;
}
