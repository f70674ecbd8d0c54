// The crate's WASM instance in this isolate: started on first use, renewed after a trap.

import {
  check,
  compare,
  equal,
  initSync,
  next,
  renew,
  simplify,
  steps,
  table,
} from "../../logic-rs/dist/worker/logic_rs.js";
import type {
  CheckOutcome,
  CompareOutcome,
  EqualOutcome,
  LinesRequest,
  NextOutcome,
  SimplifyOutcome,
  SimplifyRequest,
  StepsOutcome,
  StepsTarget,
  TableOutcome,
  TableRequest,
} from "../../logic-rs/dist/worker/logic_rs.js";

/** Each method throws only on a fault of the crate or of the request; the next call then runs in a new instance. */
export interface Logic {
  simplify(request: SimplifyRequest): SimplifyOutcome;
  /** The derivation of the answer of `simplify` or of another form of it, for premium callers only. */
  steps(request: SimplifyRequest, target: StepsTarget): StepsOutcome;
  /** A verdict on each line of a derivation, for premium callers only. */
  check(request: LinesRequest): CheckOutcome;
  /** The rest of a reader's own derivation, for premium callers only. */
  next(request: LinesRequest): NextOutcome;
  /** A derivation from the first of two lines to the second, for premium callers only. */
  equal(request: LinesRequest): EqualOutcome;
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
    steps: (request, target) => guarded(() => steps(request, target)),
    check: (request) => guarded(() => check(request)),
    next: (request) => guarded(() => next(request)),
    equal: (request) => guarded(() => equal(request)),
    table: (request) => guarded(() => table(request)),
    compare: (request) => guarded(() => compare(request)),
  };
}
