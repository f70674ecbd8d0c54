// The one engine of this page, around a real Web Worker. Importing it starts nothing.

import { createEngine } from "./engine.ts";
import type { EngineReport } from "./protocol.ts";

/** Long enough for a slow phone's first load; past it the API answers instead. */
const startTimeoutMs = 10_000;

/** Not every key press is to try again. */
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
