// What the page and the Web Worker say to each other. Types only; the crate's own are generated from it.

import type {
  Fix,
  ReadNode,
  ReadOutcome,
  ReadRequest,
  SimplifyAnswer,
  SimplifyOutcome,
  SimplifyRequest,
} from "../../../../logic-rs/dist/web/logic_rs.js";

export type { Fix, ReadNode, ReadOutcome, ReadRequest, SimplifyAnswer, SimplifyOutcome, SimplifyRequest };

export type EngineCall =
  | { readonly id: number; readonly op: "simplify"; readonly request: SimplifyRequest }
  | { readonly id: number; readonly op: "read"; readonly request: ReadRequest };

/** What became of a call that the crate answered. */
export type EngineOutcome =
  | {
      readonly kind: "outcome";
      readonly id: number;
      readonly op: "simplify";
      readonly outcome: SimplifyOutcome;
    }
  | { readonly kind: "outcome"; readonly id: number; readonly op: "read"; readonly outcome: ReadOutcome };

export type EngineReport =
  /** The instance stands; said once, before any answer. */
  | { readonly kind: "ready" }
  /** There will never be an instance in this Web Worker. */
  | { readonly kind: "unavailable"; readonly reason: string }
  | EngineOutcome
  /** The call ended in a trap; the instance must not be used again. */
  | { readonly kind: "fault"; readonly id: number; readonly reason: string };
