// Lays a circuit out in the page's own thread: where there is no Web Worker, and for paper, which waits for none.

import { pagePart } from "#lib/page-part.ts";

export const drawHere = pagePart(async () => (await import("./core/scene/drawn-circuit.ts")).drawnCircuit);
