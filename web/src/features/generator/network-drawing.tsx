// The drawing of a circuit, whose switches can be pressed and whose gates tell their expressions.

import { useMemo, useState } from "react";
import { CircuitSwitches } from "#circuit/circuit-switches.tsx";
import { LiveDrawing } from "#circuit/live-drawing.tsx";
import { Note } from "#components/note.tsx";
import { generatorTexts } from "#messages/generator.ts";
import { gateExpressions, gateNamer } from "./core/gate-texts.ts";
import type { BuiltNetwork } from "./core/shown-network.ts";
import classes from "./network-pane.module.css";
import type { DrawnNetwork } from "./use-drawn-network.ts";

const noParts: ReadonlySet<number> = new Set();

interface NetworkDrawingProps {
  readonly drawn: DrawnNetwork;
  /** The names of the switches that are in position 1. */
  readonly on: readonly string[];
  readonly onToggle: (name: string) => void;
}

export function NetworkDrawing({ drawn, on, onToggle }: NetworkDrawingProps) {
  const { of, parts } = drawn;
  const { variables, gates, outputs } = of;
  const expressionOf = useMemo(() => gateExpressions(variables, gates), [variables, gates]);
  /** The gate that the mouse is over, or that was pressed; of an earlier circuit it is none. */
  const [pointed, setPointed] = useState<{ readonly of: BuiltNetwork; readonly gate: number } | null>(null);
  const gate = pointed?.of === of ? pointed.gate : null;
  return (
    <div className={classes.drawn}>
      <CircuitSwitches names={variables} on={on} onToggle={onToggle} isForKeys />
      <LiveDrawing
        drawn={drawn}
        on={on}
        onToggle={onToggle}
        label={generatorTexts.circuitOf(outputs.map(({ name }) => name))}
        marks={{ parts: gate === null ? noParts : new Set([parts[gate] ?? 0]) }}
        onGate={({ id }) => setPointed({ of, gate: parts.indexOf(id) })}
      />
      {gate !== null && (
        <Note className={`${classes.gate} no-print`}>
          {gateText(of, gate, expressionOf({ kind: "gate", value: gate }))}
        </Note>
      )}
    </div>
  );
}

function gateText(
  { variables, gates, outputs }: BuiltNetwork,
  gate: number,
  expression: string | null,
): string {
  const nameOf = gateNamer([...variables, ...outputs.map(({ name }) => name)]);
  const kind = gates[gate]?.kind.toUpperCase() ?? "";
  return expression === null
    ? generatorTexts.gateIsLong(nameOf(gate), kind)
    : generatorTexts.gateIs(nameOf(gate), kind, expression);
}
