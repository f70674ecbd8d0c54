// One Web Worker and the calls that wait for it: it gets them one at a time, so that each can be ended alone. After a
// trap, or when the running call is ended, a fresh Web Worker takes the next one. Knows no DOM.

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
  /** Starts a Web Worker; may throw where there are none. */
  readonly spawn: (events: PortEvents) => EnginePort;
  /** How long an instance may take until it is ready. */
  readonly startTimeoutMs: number;
  /** Where no instance could start, how long quick calls are refused at once instead of trying again. */
  readonly retryMs: number;
  /** Runs `task` after `delayMs`; the returned function calls it off. */
  readonly after: (delayMs: number, task: () => void) => () => void;
}

/** A call and who waits for it. */
export interface Task {
  readonly call: EngineCall;
  /** Whether it always ends within milliseconds: it goes before long calls, and is never worth a fresh Web Worker. */
  readonly isQuick: boolean;
  /** Called once. */
  readonly settle: (result: EngineOutcome | EngineFailure) => void;
}

export interface Instance {
  /** Starts the Web Worker if there is none, so that it is there when it is needed. */
  start(): void;
  /** Whether a long call is running. */
  isBlocked(): boolean;
  run(task: Task): void;
  /** Ends the call of that task alone; nothing where it has ended. */
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
    // Events of a Web Worker that was discarded meanwhile must not touch the one that followed it.
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

  /** Gives the next call to the Web Worker once that is ready and has none. */
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

  /** Takes the running task away. */
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

  return {
    start,
    isBlocked: () => running !== null && !running.isQuick,
    run(task) {
      if (task.isQuick && !couldStart && !started) {
        return task.settle({ kind: "unavailable", reason: "could not start a moment ago" });
      }
      const behind = task.isQuick ? waiting.findIndex(({ isQuick }) => !isQuick) : -1;
      waiting.splice(behind === -1 ? waiting.length : behind, 0, task);
      next();
    },
    end(task) {
      // A Web Worker that is slow to start may never be ready: whoever ends its first long call gets another one.
      const isHeld =
        task === running || (!started?.ready && task === waiting.find(({ isQuick }) => !isQuick));
      const at = waiting.indexOf(task);
      if (at === -1 && task !== running) return;
      if (at !== -1) waiting.splice(at, 1);
      task.settle({ kind: "cancelled" });
      if (!isHeld) return;
      if (task.isQuick) {
        // Its outcome comes in a moment; nobody waits for it.
        if (running) running = { ...task, settle: () => {} };
        return;
      }
      running = null;
      renew();
    },
  };
}
