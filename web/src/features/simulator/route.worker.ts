// The Web Worker that routes a large circuit, away from the page's thread. It takes over from its last routing all that
// has not changed.

import type { Sheet } from "#circuit/core/model/circuit.ts";
import { route } from "#circuit/core/scene/route.ts";
import type { Routing } from "#circuit/core/scene/routing.ts";

let last: Routing | undefined;

self.addEventListener("message", ({ data: circuit }: MessageEvent<Sheet>) => {
  last = route(circuit, last);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
  self.postMessage(last);
});
