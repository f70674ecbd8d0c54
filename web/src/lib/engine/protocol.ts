// What the page and a Web Worker say to each other. Types only.

import type { Operation, OutcomeOf, RequestOf } from "./operations.ts";

export interface EngineCall<Op extends Operation = Operation> {
  readonly id: number;
  readonly operation: Op;
  readonly request: RequestOf<Op>;
}

/** The crate's answer to a call. */
export interface EngineOutcome<Op extends Operation = Operation> {
  readonly kind: "outcome";
  readonly id: number;
  readonly operation: Op;
  readonly outcome: OutcomeOf<Op>;
}

export type EngineReport =
  /** The WASM instance is there; said once, before any answer. */
  | { readonly kind: "ready" }
  /** There will never be an instance in this Web Worker. */
  | { readonly kind: "unavailable"; readonly reason: string }
  | EngineOutcome
  /** The call ended in a trap; the instance must not be used again. */
  | { readonly kind: "fault"; readonly id: number; readonly reason: string };
