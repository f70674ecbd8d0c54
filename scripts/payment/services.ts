// The services that every call of the sandbox gets.

import type { Ledger } from "./ledger.ts";
import type { Merchant } from "./signature.ts";

export interface Services {
  readonly merchant: Merchant;
  /** The keys of the merchant's API. */
  readonly app: { readonly id: string; readonly secret: string };
  readonly ledger: Ledger;
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number;
  /** Does the work when a late notify is due, unless the server has ended by then. */
  readonly later: (work: () => Promise<void>) => void;
}
