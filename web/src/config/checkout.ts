// The address to which the form of a purchase is posted. The local stack forwards the path to its payment sandbox.

import { checkoutSetting } from "./core/seller.ts";

/** Null if no payment provider is configured. */
export const checkoutAddress =
  import.meta.env.MODE === "developer" ? "/pay/checkout" : checkoutSetting(import.meta.env);
