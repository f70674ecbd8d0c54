// Routes circuits that take the page's thread too long, in a Web Worker, and puts the routing on the drawing board. The
// Web Worker starts with the first such circuit.

import type { State } from "#circuit/core/model/circuit.ts";
import type { EditorStore } from "#circuit/core/editor/store.ts";
import type { Routing } from "#circuit/core/scene/routing.ts";

/** Returns the function that ends it. Without a Web Worker the rough routings stay. */
export function routeAside(board: EditorStore): () => void {
  let worker: Worker | null = null;
  /** The state that the Web Worker is routing. */
  let asked: State | null = null;
  const ask = () => {
    const { routing, history } = board.getSnapshot();
    if (!routing.isRough || asked) return;
    worker ??= start();
    if (!worker) return;
    asked = history.present;
    const { parts, wires } = asked;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a Web Worker's has none
    worker.postMessage({ parts, wires });
  };
  const start = (): Worker | null => {
    const started = startWorker();
    started?.addEventListener("message", ({ data: routing }: MessageEvent<Routing>) => {
      const state = asked;
      asked = null;
      if (state) board.dispatch({ type: "routed", state, routing });
      ask();
    });
    // `asked` stays, so that no other circuit is sent.
    started?.addEventListener("error", (event) => event.preventDefault());
    return started;
  };
  const unsubscribe = board.subscribe(ask);
  ask();
  return () => {
    unsubscribe();
    worker?.terminate();
  };
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL("./route.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
