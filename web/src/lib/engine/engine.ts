// The page's side of the Web Worker: request ids, cancel, renewal after a trap, and "unavailable" when it
// cannot start. Knows no DOM: how a Web Worker is made and how time passes are given to it.

import type {
  EngineCall,
  EngineOp,
  EngineOps,
  EngineOutcome,
  EngineReport,
  SimplifyOutcome,
} from "./protocol.ts";

/** How a call ends without an outcome. */
type EngineFailure =
  | { readonly kind: "fault"; readonly reason: string }
  | { readonly kind: "unavailable"; readonly reason: string }
  | { readonly kind: "cancelled" };

export type EngineResult<Outcome = SimplifyOutcome> =
  { readonly kind: "outcome"; readonly outcome: Outcome } | EngineFailure;

export type EngineFunction<Op extends EngineOp> = (
  request: EngineOps[Op]["request"],
) => Promise<EngineResult<EngineOps[Op]["outcome"]>>;

export interface EnginePort {
  post(call: EngineCall): void;
  terminate(): void;
}

export interface PortEvents {
  report(message: EngineReport): void;
  /** The script could not be loaded, or failed outside a call. */
  failed(reason: string): void;
}

export interface EngineOptions {
  /** Starts a Web Worker; may throw where there are none. */
  readonly spawn: (events: PortEvents) => EnginePort;
  /** How long an instance may take until it is ready. */
  readonly startTimeoutMs: number;
  /** Runs `task` after `delayMs`; the returned function calls it off. */
  readonly after: (delayMs: number, task: () => void) => () => void;
}

export interface Engine {
  /** Starts the instance if there is none, so that it is there when it is needed. */
  start(): void;
  simplify: EngineFunction<"simplify">;
  /** How a text is understood. It waits for the calls before it and stops none of them. */
  read: EngineFunction<"read">;
  /** The truth table of several functions, in packed columns. */
  table: EngineFunction<"table">;
  /** Canonical and minimal forms of a function given by its rows. */
  forms: EngineFunction<"forms">;
  /** Ends every call under way but reads, and starts a fresh instance at once, which gets the reads. */
  cancel(): void;
  /** Ends every call and the instance. */
  stop(): void;
}

interface Waiting {
  readonly call: EngineCall;
  /** An outcome of another operation than the call's is no answer to it. */
  readonly settle: (result: EngineOutcome | EngineFailure) => void;
}

interface Instance {
  readonly port: EnginePort;
  ready: boolean;
  readonly stopClock: () => void;
}

export function createEngine({ spawn, startTimeoutMs, after }: EngineOptions): Engine {
  const waiting = new Map<number, Waiting>();
  let instance: Instance | null = null;
  let lastId = 0;

  function discard(): void {
    instance?.stopClock();
    instance?.port.terminate();
    instance = null;
  }

  function settleAll(result: EngineFailure, ends: (op: EngineOp) => boolean = () => true): void {
    for (const [id, { call, settle }] of waiting) {
      if (!ends(call.op)) continue;
      waiting.delete(id);
      settle(result);
    }
  }

  function engineFunction<Op extends EngineOp>(op: Op): EngineFunction<Op> {
    return (request) =>
      new Promise((resolve) => {
        lastId += 1;
        const call = { id: lastId, op, request };
        waiting.set(call.id, {
          call,
          settle: (result) => {
            if (result.kind !== "outcome") resolve(result);
            else if (isOf(op, result)) resolve({ kind: "outcome", outcome: result.outcome });
          },
        });
        start();
        instance?.port.post(call);
      });
  }

  function giveUp(reason: string): void {
    discard();
    settleAll({ kind: "unavailable", reason });
  }

  /** A new instance in the place of this one; it gets the calls that still wait. */
  function renew(): void {
    discard();
    start();
    for (const { call } of waiting.values()) instance?.port.post(call);
  }

  function start(): void {
    if (instance) return;
    let started: Instance | null = null;
    // Events of an instance that was discarded meanwhile must not touch the one that followed it.
    const whileCurrent = (act: (current: Instance) => void) => {
      if (started && started === instance) act(started);
    };
    try {
      const port = spawn({
        report: (message) => whileCurrent((current) => receive(current, message)),
        failed: (reason) => whileCurrent((current) => fail(current, reason)),
      });
      const stopClock = after(startTimeoutMs, () => whileCurrent(() => giveUp("start timed out")));
      started = { port, ready: false, stopClock };
      instance = started;
    } catch (error) {
      giveUp(String(error));
    }
  }

  function fail(from: Instance, reason: string): void {
    if (!from.ready) return giveUp(reason);
    settleAll({ kind: "fault", reason });
    renew();
  }

  function receive(from: Instance, message: EngineReport): void {
    if (message.kind === "unavailable") return giveUp(message.reason);
    from.ready = true;
    from.stopClock();
    if (message.kind === "ready") return;
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "fault") renew();
    call?.settle(message);
  }

  return {
    start,
    simplify: engineFunction("simplify"),
    read: engineFunction("read"),
    table: engineFunction("table"),
    forms: engineFunction("forms"),
    cancel() {
      settleAll({ kind: "cancelled" }, (op) => op !== "read");
      if (instance) renew();
    },
    stop() {
      settleAll({ kind: "cancelled" });
      discard();
    },
  };
}

function isOf<Op extends EngineOp>(op: Op, outcome: EngineOutcome): outcome is EngineOutcome<Op> {
  return outcome.op === op;
}
