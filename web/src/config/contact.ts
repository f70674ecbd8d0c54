// The e-mail address for buyers who need help with a purchase.

import { contactSetting } from "./core/seller.ts";

/** An e-mail address, encoded for a link; null if the operator gives none. */
export const contactEmail =
  contactSetting(import.meta.env) ?? (import.meta.env.MODE === "developer" ? "developer@example.com" : null);
