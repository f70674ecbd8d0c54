// The drawing of a circuit, made away from the page's thread.

import { useState } from "react";
import type { Circuit } from "#circuit/core/model/circuit.ts";
import type { DrawnCircuit } from "#circuit/core/scene/drawn-circuit.ts";
import { drawAside } from "#circuit/draw-aside.ts";
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
  return drawn?.of === circuit ? drawn.drawing : "loading";
}
