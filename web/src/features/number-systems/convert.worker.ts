// The Web Worker: one conversion of a long number, away from the page. It decides nothing.

import { convert, type ConversionRequest } from "./core/convert.ts";

self.addEventListener("message", ({ data: request }: MessageEvent<ConversionRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
  self.postMessage(convert(request));
});
