// The drawing of the shown network, made away from the page's thread.

import { useMemo, useState } from "react";
import { drawAside } from "#circuit/draw-aside.ts";
import { circuitOfNetwork } from "#circuit/core/logic/from-network.ts";
import type { PartId } from "#circuit/core/model/circuit.ts";
import type { DrawnCircuit } from "#circuit/core/scene/drawn-circuit.ts";
import { useAsked } from "#lib/use-asked.ts";
import type { BuiltNetwork, ShownNetwork } from "./core/shown-network.ts";

/** A drawing with more gates takes too long to be laid out, and too much room to be read. */
export const drawnGatesMax = 150;

export interface DrawnNetwork extends DrawnCircuit {
  readonly of: BuiltNetwork;
  /** The part of each gate. */
  readonly parts: readonly PartId[];
}

export type Drawing =
  /** Where it is not current, it is of an earlier network for a moment. */
  | { readonly kind: "drawn"; readonly drawn: DrawnNetwork; readonly isCurrent: boolean }
  | { readonly kind: "loading" }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "failed" };

/** @param shown the same object from render to render */
export function useDrawnNetwork(shown: ShownNetwork): Drawing {
  const built = useMemo(() => {
    const { gates } = shown;
    return gates && gates.length <= drawnGatesMax ? { ...shown, gates } : null;
  }, [shown]);
  const [drawing, setDrawing] = useState<Drawing>({ kind: "loading" });
  useAsked(built, {
    solve: async (of) => {
      const { circuit, gates: parts } = circuitOfNetwork(of.variables, of.gates, of.outputs);
      return { of, parts, ...(await drawAside(circuit)) };
    },
    answered: (drawn) => setDrawing({ kind: "drawn", drawn, isCurrent: true }),
    failed: () => setDrawing({ kind: "failed" }),
  });
  if (!built) return { kind: "tooLarge" };
  return drawing.kind === "drawn" ? { ...drawing, isCurrent: drawing.drawn.of === built } : drawing;
}
