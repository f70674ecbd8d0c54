// The page's only engine, with real Web Workers. Importing this file starts nothing.

import type { EarlyEngine } from "./early-engine.ts";
import { createEngine } from "./engine.ts";
import type { EngineOptions, EnginePort, PortEvents } from "./instance.ts";
import type { EngineMessage, EngineReport } from "./protocol.ts";

/** Long enough for a slow phone's first load; after this time the API answers instead. */
const startTimeoutMs = 10_000;

/** After a failed start, key presses do not try again for this long. */
const retryMs = 30_000;

/** For an engine, and for a search with a separate Web Worker. */
export const browserOptions: EngineOptions = {
  startTimeoutMs,
  retryMs,
  after: (delayMs, task) => {
    const timer = window.setTimeout(task, delayMs);
    return () => window.clearTimeout(timer);
  },
  spawn: (events) => {
    const { worker, module } = takeWorker();
    return portOf(worker, module, events);
  },
};

/** `module` is the compiled WASM to start the Web Worker with; null lets the Web Worker fetch it. */
export function portOf(
  worker: Worker,
  module: Promise<WebAssembly.Module | null>,
  { report, failed }: PortEvents,
): EnginePort {
  worker.addEventListener("message", ({ data }: MessageEvent<EngineReport>) => report(data));
  worker.addEventListener("messageerror", () => failed("a message could not be read"));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    failed(event.message || "the script could not be loaded");
  });
  const post = (message: EngineMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
    worker.postMessage(message);
  };
  void module.then((compiled) => post({ kind: "start", module: compiled }));
  return { post, terminate: () => worker.terminate() };
}

export const logicEngine = createEngine(browserOptions);

/** More than the WASM's load takes on a quick line; within this time the API is not asked. */
const headStartMs = 300;

/** Whether the WASM is still loading after its head start. */
export async function isEngineLate(): Promise<boolean> {
  await new Promise((resolve) => window.setTimeout(resolve, headStartMs));
  return logicEngine.isStarting();
}

interface Taken {
  readonly worker: Worker;
  /** As for `portOf`. */
  readonly module: Promise<WebAssembly.Module | null>;
}

/** The compiled early module; null while it is loading, or if it failed. */
let compiled: WebAssembly.Module | null = null;

/**
 * The early Web Worker on the first call, then new ones. The new ones do not wait for the early module, because its
 * request may hang.
 */
function takeWorker(): Taken {
  const early: EarlyEngine | null = window.earlyEngine ?? null;
  window.earlyEngine = null;
  if (early?.worker) {
    const { worker, module } = early;
    early.worker = null;
    void module.then((result) => (compiled = result));
    return { worker, module };
  }
  const worker = new Worker(new URL("./logic.worker.ts", import.meta.url), { type: "module" });
  return { worker, module: Promise.resolve(compiled) };
}
