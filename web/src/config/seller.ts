// The operator's pages about terms, privacy and refunds. A developer's machine has none, so its links lead nowhere.

import { sellerSettings, type SellerSettings } from "./core/operator.ts";

const example: SellerSettings = {
  terms: "https://example.com/terms",
  privacy: "https://example.com/privacy",
  refunds: "https://example.com/refunds",
};

/** Null if no payment provider is configured. */
export const seller = import.meta.env.MODE === "developer" ? example : sellerSettings(import.meta.env);
