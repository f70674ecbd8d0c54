// The drawing of a circuit, whose switches can be pressed and whose gates tell their expressions.

import { useMemo, useState } from "react";
import { CircuitDrawing } from "#circuit/circuit-drawing.tsx";
import { isGate } from "#circuit/core/model/kinds.ts";
import { Note } from "#components/note.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { generatorTexts } from "#messages/generator.ts";
import { gateExpressions, gateNamer } from "./core/gate-texts.ts";
import type { BuiltNetwork } from "./core/shown-network.ts";
import { valuesOf } from "./core/values.ts";
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
  const valueOf = valuesOf(
    gates,
    variables.map((name) => on.includes(name)),
  );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset> */}
      <div role="group" aria-label={generatorTexts.switches} className={`${classes.switches} no-print`}>
        {variables.map((name) => (
          <SwitchRow key={name} isOn={on.includes(name)} onToggle={() => onToggle(name)}>
            {name}
          </SwitchRow>
        ))}
      </div>
      <Note as="output" className={classes.values}>
        {generatorTexts.outputsAre(outputs.map(({ name, signal }) => [name, valueOf(signal) ? 1 : 0]))}
      </Note>
      <ScrollBox name={generatorTexts.drawing} className={classes.drawing}>
        <CircuitDrawing
          circuit={drawn.circuit}
          routing={drawn.routing}
          on={on}
          lit={gate === null ? noParts : new Set([parts[gate] ?? 0])}
          label={generatorTexts.circuitOf(outputs.map(({ name }) => name))}
          isPressable={({ kind }) => kind === "switch" || isGate(kind)}
          onPress={(part) => {
            if (part.kind === "switch") onToggle(part.name ?? "");
            else setPointed({ of, gate: parts.indexOf(part.id) });
          }}
          onPoint={(part) => {
            if (part && isGate(part.kind)) setPointed({ of, gate: parts.indexOf(part.id) });
          }}
        />
      </ScrollBox>
      {gates.length > 0 && (
        <Note className={`${classes.gate} no-print`}>
          {gate === null
            ? generatorTexts.gateHint
            : gateText(of, gate, expressionOf({ kind: "gate", value: gate }))}
        </Note>
      )}
    </>
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
