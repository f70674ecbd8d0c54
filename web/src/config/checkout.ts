// Where the form of a purchase is posted. The local stack hands the path on to its payment sandbox.

import { checkoutSetting } from "./core/operator.ts";

/** Null where nothing can be bought. */
export const checkoutAddress =
  import.meta.env.MODE === "developer" ? "/pay/checkout" : checkoutSetting(import.meta.env);
