// One Web Worker and the calls that wait for it. The Web Worker gets one call at a time, so that each can be ended
// alone. After a trap, or when a running long call is ended, a new Web Worker takes the next call. Uses no DOM.

import type { EngineCall, EngineOutcome, EngineReport } from "./protocol.ts";

/** How a call ends without an outcome. */
export type EngineFailure =
  | { readonly kind: "fault"; readonly reason: string }
  | { readonly kind: "unavailable"; readonly reason: string }
  | { readonly kind: "cancelled" };

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
  /** Starts a Web Worker; may throw where the browser has none. */
  readonly spawn: (events: PortEvents) => EnginePort;
  /** How long an instance may take until it is ready. */
  readonly startTimeoutMs: number;
  /** After a failed start, how long quick calls fail at once instead of trying again. */
  readonly retryMs: number;
  /** Runs `task` after `delayMs`; the returned function cancels that. */
  readonly after: (delayMs: number, task: () => void) => () => void;
}

/** A call and the function that takes its result. */
export interface Task {
  readonly call: EngineCall;
  /** Whether the call always takes milliseconds: it runs before long calls, and ending it starts no Web Worker. */
  readonly isQuick: boolean;
  /** Called once. */
  readonly settle: (result: EngineOutcome | EngineFailure) => void;
}

export interface Instance {
  /** Starts the Web Worker if there is none, so that the first call need not wait for it. */
  start(): void;
  /** Whether a Web Worker was started and is not ready yet, so that its files may still be loading. */
  isStarting(): boolean;
  /** Whether a long call is running. */
  isBlocked(): boolean;
  /** Whether the instance is ready and no long call is running, so that a quick call is answered at once. */
  isPrompt(): boolean;
  run(task: Task): void;
  /** Ends this task's call alone; does nothing if the call has ended. */
  end(task: Task): void;
}

interface Started {
  readonly port: EnginePort;
  ready: boolean;
  readonly stopClock: () => void;
}

export function createInstance({ spawn, startTimeoutMs, retryMs, after }: EngineOptions): Instance {
  const waiting: Task[] = [];
  let running: Task | null = null;
  let started: Started | null = null;
  let couldStart = true;

  function start(): void {
    if (started) return;
    let mine: Started | null = null;
    // Events of a discarded Web Worker must not affect its successor.
    const whileCurrent = (act: (current: Started) => void) => {
      if (mine && mine === started) act(mine);
    };
    try {
      const port = spawn({
        report: (message) => whileCurrent((current) => receive(current, message)),
        failed: (reason) => whileCurrent((current) => fail(current, reason)),
      });
      const stopClock = after(startTimeoutMs, () => whileCurrent(() => giveUp("start timed out")));
      mine = { port, ready: false, stopClock };
      started = mine;
    } catch (error) {
      giveUp(String(error));
    }
  }

  /** Sends the next call if the Web Worker is ready and idle; starts a Web Worker if there is none. */
  function next(): void {
    if (running || waiting.length === 0) return;
    start();
    if (!started?.ready) return;
    running = waiting.shift() ?? null;
    if (running) started.port.post(running.call);
  }

  function discard(): void {
    started?.stopClock();
    started?.port.terminate();
    started = null;
  }

  function renew(): void {
    discard();
    start();
  }

  /** Returns the running task, which then no longer counts as running. */
  function take(): Task | null {
    const task = running;
    running = null;
    return task;
  }

  function giveUp(reason: string): void {
    discard();
    couldStart = false;
    after(retryMs, () => {
      couldStart = true;
    });
    const ended = [take(), ...waiting.splice(0)];
    for (const task of ended) task?.settle({ kind: "unavailable", reason });
  }

  function fail(current: Started, reason: string): void {
    if (!current.ready) return giveUp(reason);
    const task = take();
    renew();
    task?.settle({ kind: "fault", reason });
  }

  function receive(current: Started, message: EngineReport): void {
    switch (message.kind) {
      case "unavailable":
        return giveUp(message.reason);
      case "ready":
        current.ready = true;
        couldStart = true;
        current.stopClock();
        return next();
      case "outcome":
      case "fault": {
        if (message.id !== running?.call.id) return;
        const task = take();
        if (message.kind === "fault") renew();
        next();
        return task?.settle(message);
      }
    }
  }

  function isBlocked(): boolean {
    return running !== null && !running.isQuick;
  }

  return {
    start,
    isStarting: () => started?.ready === false,
    isBlocked,
    isPrompt: () => started?.ready === true && !isBlocked(),
    run(task) {
      if (task.isQuick && !couldStart && !started) {
        return task.settle({ kind: "unavailable", reason: "could not start a moment ago" });
      }
      const behind = task.isQuick ? waiting.findIndex(({ isQuick }) => !isQuick) : -1;
      waiting.splice(behind === -1 ? waiting.length : behind, 0, task);
      next();
    },
    end(task) {
      // A Web Worker that is slow to start may never be ready, so ending its first long call replaces it.
      const isHeld =
        task === running || (!started?.ready && task === waiting.find(({ isQuick }) => !isQuick));
      const at = waiting.indexOf(task);
      if (at === -1 && task !== running) return;
      if (at !== -1) waiting.splice(at, 1);
      task.settle({ kind: "cancelled" });
      if (!isHeld) return;
      if (task.isQuick) {
        // Its outcome arrives within milliseconds and is ignored.
        if (running) running = { ...task, settle: () => {} };
        return;
      }
      running = null;
      renew();
    },
  };
}
