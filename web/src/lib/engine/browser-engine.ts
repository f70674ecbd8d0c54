// The page's only engine, with real Web Workers. Importing this file starts nothing.

import { createEngine } from "./engine.ts";
import type { EngineReport } from "./protocol.ts";

/** Long enough for a slow phone's first load; after it the API answers instead. */
const startTimeoutMs = 10_000;

/** After a failed start, key presses do not try again for this long. */
const retryMs = 30_000;

export const logicEngine = createEngine({
  startTimeoutMs,
  retryMs,
  after: (delayMs, task) => {
    const timer = window.setTimeout(task, delayMs);
    return () => window.clearTimeout(timer);
  },
  spawn: ({ report, failed }) => {
    const worker = new Worker(new URL("./logic.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<EngineReport>) => report(data));
    worker.addEventListener("messageerror", () => failed("a message could not be read"));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      failed(event.message || "the script could not be loaded");
    });
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
      post: (call) => worker.postMessage(call),
      terminate: () => worker.terminate(),
    };
  },
});
