// Lays a circuit out in the page's own thread: for paper, which waits for no Web Worker.

import { pagePart } from "#lib/page-part.ts";

export const drawHere = pagePart(
  async () => (await import("#circuit/core/scene/drawn-circuit.ts")).drawnCircuit,
);
