// The Web Worker that lays circuits out and routes their wires, away from the page's thread.

import type { Circuit } from "./core/model/circuit.ts";
import { drawnCircuit } from "./core/scene/drawn-circuit.ts";

self.addEventListener("message", ({ data: circuit }: MessageEvent<Circuit>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
  self.postMessage(drawnCircuit(circuit));
});
