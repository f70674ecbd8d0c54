// The drawing of a circuit, made away from the page's thread; for paper, which waits for nothing, in it.

import { useState } from "react";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import { drawnCircuit, type DrawnCircuit } from "#circuit/core/scene/drawn-circuit.ts";
import { drawAside } from "#circuit/draw-aside.ts";
import { isPrinting, useIsPrinting } from "#components/use-is-printing.ts";
import { useAsked } from "#lib/use-asked.ts";

/** @param circuit without positions; the same object from render to render */
export function useDrawnCircuit(circuit: Circuit): DrawnCircuit | "loading" | "failed" {
  const [drawn, setDrawn] = useState<{
    readonly of: Circuit;
    readonly drawing: DrawnCircuit | "failed";
  } | null>(null);
  useAsked(circuit, {
    solve: drawAside,
    answered: (drawing) => setDrawn({ of: circuit, drawing }),
    failed: () => setDrawn({ of: circuit, drawing: "failed" }),
  });
  const isOnPaper = useIsPrinting();
  if (drawn?.of === circuit) return drawn.drawing;
  return isOnPaper || isPrinting() ? drawnCircuit(circuit) : "loading";
}
