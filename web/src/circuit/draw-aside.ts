// Lays circuits out and routes their wires in a Web Worker, which starts with the first circuit. Where there is none, the
// page's thread does it.

import type { Circuit } from "./core/model/circuit.ts";
import { drawnCircuit, type DrawnCircuit } from "./core/scene/drawn-circuit.ts";

interface Asked {
  readonly circuit: Circuit;
  readonly drawn: (circuit: DrawnCircuit) => void;
  readonly failed: (reason: unknown) => void;
}

/** In the order in which the Web Worker answers. */
let asked: Asked[] = [];
let worker: Worker | null | undefined;

export function drawAside(circuit: Circuit): Promise<DrawnCircuit> {
  return new Promise((drawn, failed) => {
    worker ??= start();
    if (worker) {
      asked.push({ circuit, drawn, failed });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
      worker.postMessage(circuit);
    } else {
      drawInPage({ circuit, drawn, failed });
    }
  });
}

function start(): Worker | null {
  try {
    const started = new Worker(new URL("./draw.worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<DrawnCircuit>) => asked.shift()?.drawn(data));
    started.addEventListener("error", (event) => {
      event.preventDefault();
      started.terminate();
      // The next circuit tries another Web Worker, because the network may be back by then.
      worker = undefined;
      const left = asked;
      asked = [];
      for (const one of left) drawInPage(one);
    });
    return started;
  } catch {
    return null;
  }
}

function drawInPage({ circuit, drawn, failed }: Asked): void {
  try {
    drawn(drawnCircuit(circuit));
  } catch (reason) {
    failed(reason);
  }
}
