// One circuit of a lesson, drawn when its wires are routed.

import { useMemo } from "react";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { packLink } from "#circuit/core/file/link.ts";
import type { Circuit, WireId } from "#circuit/core/model/circuit.ts";
import { LiveDrawing } from "#circuit/live-drawing.tsx";
import { Note } from "#components/note.tsx";
import { callTexts } from "#messages/calls.ts";
import { controlTexts } from "#messages/controls.ts";
import { OpenLink } from "../reading/open-links.tsx";
import classes from "./circuit-block.module.css";
import { gateNumbers } from "./core/circuit-data.ts";
import { spokenCircuit } from "./core/spoken-circuit.ts";
import { useDrawnCircuit } from "./use-drawn-circuit.ts";

interface OwnDrawingProps {
  /** Without positions; the same object from render to render. */
  readonly circuit: Circuit;
  /** The names of the switches that are in position 1. */
  readonly on: readonly string[];
  readonly onToggle: (name: string) => void;
  readonly isNumbered?: boolean;
  /** Whether there is a link that opens the drawing in the Simulator. */
  readonly opens?: boolean;
  /** The wire that is marked. */
  readonly wire?: WireId | null;
}

export function OwnDrawing(props: OwnDrawingProps) {
  const { circuit, on, onToggle, isNumbered = false, opens = false, wire = null } = props;
  const drawn = useDrawnCircuit(circuit);
  const numbers = useMemo(() => gateNumbers(circuit), [circuit]);
  if (typeof drawn === "string")
    return (
      <Note as="output" className={classes.waiting} data-waits={drawn === "loading" || undefined}>
        {drawn === "loading" ? controlTexts.loading : callTexts.unexpected}
      </Note>
    );
  return (
    <>
      <LiveDrawing
        drawn={drawn}
        on={on}
        onToggle={onToggle}
        label={spokenCircuit(circuit)}
        marks={{ wire, ...(isNumbered && { numbers }) }}
      />
      {opens && (
        <p className="no-print">
          <OpenLink tool="simulator" codec={simulatorAddress} setup={{ circuit: packed(drawn.circuit) }} />
        </p>
      )}
    </>
  );
}

function packed(circuit: Circuit): string {
  return packLink({ ...circuit, name: "", outputs: new Map() });
}
