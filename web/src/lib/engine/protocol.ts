// The messages between the page and a Web Worker. Types only.

import type { SearchReport } from "#contract/generated/logic-types.ts";
import type { Operation, OutcomeOf, RequestOf, SearchOperation } from "./operations.ts";

/** The first message to a Web Worker: the compiled WASM, or null for it to fetch the file itself. */
interface EngineStart {
  readonly kind: "start";
  readonly module: WebAssembly.Module | null;
}

export type EngineMessage<Op extends Operation = Operation> = EngineStart | EngineCall<Op>;

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

/** A report of the best form so far; a search sends any number of reports before its outcome. */
interface EngineProgress {
  readonly kind: "progress";
  readonly id: number;
  readonly progress: SearchReport<OutcomeOf<SearchOperation>>;
}

export type EngineReport =
  /** The WASM instance is ready; sent once, before any outcome. */
  | { readonly kind: "ready" }
  /** This Web Worker could not start its WASM instance. */
  | { readonly kind: "unavailable"; readonly reason: string }
  | EngineProgress
  | EngineOutcome
  /** The call ended in a trap; the instance must not be used again. */
  | { readonly kind: "fault"; readonly id: number; readonly reason: string };
