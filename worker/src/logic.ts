// The crate's WASM instance in this isolate: started on first use, renewed after a trap.

import {
  check,
  compare,
  initSync,
  renew,
  simplify,
  steps,
  table,
} from "../../logic-rs/dist/worker/logic_rs.js";
import type {
  CheckOutcome,
  CheckRequest,
  CompareOutcome,
  SimplifyOutcome,
  SimplifyRequest,
  StepsOutcome,
  TableOutcome,
  TableRequest,
} from "../../logic-rs/dist/worker/logic_rs.js";

/** Each method throws only on a fault of the crate or of the request; the next call then runs in a new instance. */
export interface Logic {
  simplify(request: SimplifyRequest): SimplifyOutcome;
  /** The derivation of the answer of `simplify`, for premium callers only. */
  steps(request: SimplifyRequest): StepsOutcome;
  /** A verdict on each line of a derivation, for premium callers only. */
  check(request: CheckRequest): CheckOutcome;
  table(request: TableRequest): TableOutcome;
  /** The table and its comparison, for premium callers only. */
  compare(request: TableRequest): CompareOutcome;
}

/** `module` is the compiled crate with feature `premium`. */
export function createLogic(module: WebAssembly.Module): Logic {
  let started = false;
  function guarded<Answer>(call: () => Answer): Answer {
    if (!started) {
      initSync({ module });
      started = true;
    }
    try {
      return call();
    } catch (fault) {
      renew();
      throw fault;
    }
  }
  return {
    simplify: (request) => guarded(() => simplify(request)),
    steps: (request) => guarded(() => steps(request)),
    check: (request) => guarded(() => check(request)),
    table: (request) => guarded(() => table(request)),
    compare: (request) => guarded(() => compare(request)),
  };
}
