// The crate's WASM instance in this isolate: started on first use, renewed after a trap.

import { initSync, renew, simplify } from "../../logic-rs/dist/worker/logic_rs.js";
import type { SimplifyOutcome, SimplifyRequest } from "../../logic-rs/dist/worker/logic_rs.js";

export interface Logic {
  /** Throws only on a fault of the crate; the next call then runs in a new instance. */
  simplify(request: SimplifyRequest): SimplifyOutcome;
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
  return { simplify: (request) => guarded(() => simplify(request)) };
}
