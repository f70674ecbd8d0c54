// The operator's command about orders, read from the command line.

import { isOrderId } from "../../worker/contract/order-id.ts";
import type { Target } from "../d1.ts";

export const usage =
  "Usage: npm run orders -- list | show ID | alerts | refund ID | reconcile [--remote]; an ID is like OIDAB3K9154000000.";

export type Command = { readonly target: Target } & (
  | { readonly name: "list" }
  | { readonly name: "alerts" }
  | { readonly name: "reconcile" }
  | { readonly name: "show" | "refund"; readonly orderId: string }
);

/** Null for any other command line. The fixed shape of an order's id leaves no room for SQL. */
export function readCommand(args: readonly string[]): Command | null {
  const target: Target = args.includes("--remote") ? "remote" : "local";
  const [name, orderId, ...more] = args.filter((arg) => arg !== "--remote");
  if (more.length > 0) return null;
  if (name === "list" || name === "alerts" || name === "reconcile")
    return orderId === undefined ? { name, target } : null;
  if (name !== "show" && name !== "refund") return null;
  return orderId !== undefined && isOrderId(orderId) ? { name, orderId, target } : null;
}
