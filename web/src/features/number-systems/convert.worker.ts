// The Web Worker that converts one long number, away from the page's thread.

import { convert, type ConversionRequest } from "#numbers/core/convert.ts";

self.addEventListener("message", ({ data: request }: MessageEvent<ConversionRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
  self.postMessage(convert(request));
});
