// What the page and the Web Worker say to each other. Types only; the crate's own are generated from it.

import type {
  SimplifyAnswer,
  SimplifyOutcome,
  SimplifyRequest,
} from "../../../../logic-rs/dist/web/logic_rs.js";

export type { SimplifyAnswer, SimplifyOutcome, SimplifyRequest };

export interface EngineCall {
  readonly id: number;
  readonly request: SimplifyRequest;
}

export type EngineReport =
  /** The instance stands; said once, before any answer. */
  | { readonly kind: "ready" }
  /** There will never be an instance in this Web Worker. */
  | { readonly kind: "unavailable"; readonly reason: string }
  | { readonly kind: "outcome"; readonly id: number; readonly outcome: SimplifyOutcome }
  /** The call ended in a trap; the instance must not be used again. */
  | { readonly kind: "fault"; readonly id: number; readonly reason: string };
