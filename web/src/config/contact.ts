// Where buyers write to when a purchase needs help.

import { contactSetting } from "./core/operator.ts";

/** An e-mail address as a link has it; null where the operator gives none. */
export const contactEmail =
  contactSetting(import.meta.env) ?? (import.meta.env.MODE === "developer" ? "developer@example.com" : null);
