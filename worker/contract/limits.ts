// The limits that apply to every caller, in one table: the crate's own (generated) and those of the HTTP edge.

import { logicLimits } from "./generated/logic-facts.ts";

export const limits = {
  ...logicLimits,
  /** Largest request body, in bytes of UTF-8. */
  bodyBytesMax: 512 * 1024,
} as const;
