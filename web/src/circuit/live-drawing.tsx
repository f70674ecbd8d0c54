// The drawing of a circuit whose switches can be pressed, with the values of its bulbs above it.

import { Note } from "#components/note.tsx";
import { circuitDrawing as texts } from "#messages/circuit.ts";
import { CircuitDrawing, type CircuitMarks } from "./circuit-drawing.tsx";
import type { Part } from "./core/model/circuit.ts";
import { isGate } from "./core/model/kinds.ts";
import type { DrawnCircuit } from "./core/scene/drawn-circuit.ts";
import { plainDrawing } from "./core/scene/plain-drawing.ts";
import classes from "./live-drawing.module.css";

interface LiveDrawingProps {
  /** The same object from render to render. */
  readonly drawn: DrawnCircuit;
  /** The names of the switches that are in position 1. */
  readonly on: readonly string[];
  readonly onToggle: (name: string) => void;
  /** Describes the drawing to those who do not see it. */
  readonly label: string;
  readonly marks?: CircuitMarks;
  /** Called when a gate is pressed, or when the mouse comes over it; left out where gates say nothing. */
  readonly onGate?: (gate: Part) => void;
}

export function LiveDrawing({ drawn, on, onToggle, label, marks = {}, onGate }: LiveDrawingProps) {
  const { circuit, routing } = drawn;
  const drawing = plainDrawing(circuit, routing, on);
  const bulbs = circuit.parts.filter(({ kind }) => kind === "bulb");
  return (
    <>
      <Note as="output" className={classes.values}>
        {texts.outputsAre(bulbs.map(({ id, name = "" }) => [name, drawing.state.outputs.get(id) ?? 0]))}
      </Note>
      <CircuitDrawing
        circuit={circuit}
        drawing={drawing}
        marks={marks}
        label={label}
        isPressable={({ kind }) => kind === "switch" || (onGate !== undefined && isGate(kind))}
        onPress={(part) => {
          if (part.kind === "switch") onToggle(part.name ?? "");
          else onGate?.(part);
        }}
        onPoint={(part) => {
          if (part && isGate(part.kind)) onGate?.(part);
        }}
      />
    </>
  );
}
