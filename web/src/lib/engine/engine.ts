// The page's side of the Web Worker: request ids, cancel, renewal after a trap, and "unavailable" when it
// cannot start. Knows no DOM: how a Web Worker is made and how time passes are given to it.

import type {
  EngineCall,
  EngineReport,
  ReadOutcome,
  ReadRequest,
  SimplifyOutcome,
  SimplifyRequest,
} from "./protocol.ts";

/** How a call ends without an outcome. */
type EngineFailure =
  | { readonly kind: "fault"; readonly reason: string }
  | { readonly kind: "unavailable"; readonly reason: string }
  | { readonly kind: "cancelled" };

export type EngineResult<Outcome = SimplifyOutcome> =
  { readonly kind: "outcome"; readonly outcome: Outcome } | EngineFailure;

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
  simplify(request: SimplifyRequest): Promise<EngineResult>;
  /** How a text is understood. It waits for the calls before it and stops none of them. */
  read(request: ReadRequest): Promise<EngineResult<ReadOutcome>>;
  /** Ends every simplify call under way and starts a fresh instance at once, which gets the reads under way. */
  cancel(): void;
  /** Ends every call and the instance. */
  stop(): void;
}

type Waiting =
  | {
      readonly op: "simplify";
      readonly request: SimplifyRequest;
      readonly resolve: (result: EngineResult) => void;
    }
  | {
      readonly op: "read";
      readonly request: ReadRequest;
      readonly resolve: (result: EngineResult<ReadOutcome>) => void;
    };

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

  function settleAll(result: EngineFailure, op?: Waiting["op"]): void {
    const ended = [...waiting].filter(([, call]) => op === undefined || call.op === op);
    for (const [id, { resolve }] of ended) {
      waiting.delete(id);
      resolve(result);
    }
  }

  function post(id: number, call: Waiting): void {
    instance?.port.post(
      call.op === "simplify"
        ? { id, op: call.op, request: call.request }
        : { id, op: call.op, request: call.request },
    );
  }

  function add(call: Waiting): void {
    lastId += 1;
    const id = lastId;
    waiting.set(id, call);
    start();
    post(id, call);
  }

  function giveUp(reason: string): void {
    discard();
    settleAll({ kind: "unavailable", reason });
  }

  /** A new instance in the place of this one; it gets the calls that still wait. */
  function renew(): void {
    discard();
    start();
    for (const [id, call] of waiting) post(id, call);
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
    if (message.kind === "fault") {
      renew();
      call?.resolve(message);
    } else if (call?.op === "simplify" && message.op === "simplify") call.resolve(message);
    else if (call?.op === "read" && message.op === "read") call.resolve(message);
  }

  return {
    start,
    simplify: (request) => new Promise((resolve) => add({ op: "simplify", request, resolve })),
    read: (request) => new Promise((resolve) => add({ op: "read", request, resolve })),
    cancel() {
      settleAll({ kind: "cancelled" }, "simplify");
      if (instance) renew();
    },
    stop() {
      settleAll({ kind: "cancelled" });
      discard();
    },
  };
}
