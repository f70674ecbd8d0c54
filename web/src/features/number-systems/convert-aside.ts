// Converts in a separate Web Worker. Cancelling ends the Web Worker, so that an outdated answer never arrives.

import { convert, type Conversion, type ConversionRequest } from "#numbers/core/convert.ts";

/** Returns the function that cancels the conversion. If no Web Worker can start, the page itself converts. */
export function convertAside(request: ConversionRequest, done: (conversion: Conversion) => void): () => void {
  const worker = startWorker();
  if (!worker) {
    done(convert(request));
    return () => undefined;
  }
  worker.addEventListener("message", ({ data }: MessageEvent<Conversion>) => {
    worker.terminate();
    done(data);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    worker.terminate();
    done(convert(request));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
  worker.postMessage(request);
  return () => worker.terminate();
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL("./convert.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
