// The shown circuit: its drawing, whose switches can be pressed, its figures, and what can be done with it.

import { useMemo, useState } from "react";
import { circuitOfNetwork } from "#circuit/core/logic/from-network.ts";
import { laidOut } from "#circuit/core/scene/layout.ts";
import { CircuitDrawing } from "#circuit/circuit-drawing.tsx";
import { isGate } from "#circuit/core/model/kinds.ts";
import { Card } from "#components/card.tsx";
import { Note } from "#components/note.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { generatorTexts } from "#messages/generator.ts";
import { Figures } from "./figures.tsx";
import type { Functions } from "./core/functions.ts";
import { gateExpressions, gateNamer } from "./core/gate-texts.ts";
import type { ShownNetwork } from "./core/shown-network.ts";
import { valuesOf } from "./core/values.ts";
import { NetworkMenus } from "./network-menus.tsx";
import classes from "./network-pane.module.css";

/** A drawing with more gates takes too long to be laid out, and too much room to be read. */
const drawnGatesMax = 150;

const noParts: ReadonlySet<number> = new Set();

interface NetworkPaneProps {
  readonly shown: ShownNetwork;
  readonly functions: Functions;
  readonly onCopy: (text: string) => void;
  /** Gets a sentence about what was saved, or why it failed. */
  readonly onTell: (sentence: string) => void;
}

export function NetworkPane({ shown, functions, onCopy, onTell }: NetworkPaneProps) {
  const { variables, gates, outputs, gateCount } = shown;
  const [on, setOn] = useState<readonly string[]>([]);
  const drawn = useMemo(() => {
    if (!gates || gates.length > drawnGatesMax) return null;
    const built = circuitOfNetwork(variables, gates, outputs);
    return {
      circuit: laidOut(built.circuit),
      gates: built.gates,
      expressionOf: gateExpressions(variables, gates),
    };
  }, [variables, gates, outputs]);
  /** The gate that the mouse is over, or that was pressed; of an earlier circuit it is none. */
  const [pointed, setPointed] = useState<{ readonly of: typeof drawn; readonly gate: number } | null>(null);
  const gate = pointed && pointed.of === drawn ? pointed.gate : null;
  const onHere = variables.filter((name) => on.includes(name));
  const toggle = (name: string) =>
    setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name]);
  const valueOf = valuesOf(
    gates ?? [],
    variables.map((name) => onHere.includes(name)),
  );
  const names = outputs.map(({ name }) => name);
  return (
    <Card title={generatorTexts.circuit}>
      {drawn && gates ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form fields, so no <fieldset> */}
          <div role="group" aria-label={generatorTexts.switches} className={`${classes.switches} no-print`}>
            {variables.map((name) => (
              <SwitchRow key={name} isOn={onHere.includes(name)} onToggle={() => toggle(name)}>
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
              on={onHere}
              lit={gate === null ? noParts : new Set([drawn.gates[gate] ?? 0])}
              label={generatorTexts.circuitOf(names)}
              isPressable={({ kind }) => kind === "switch" || isGate(kind)}
              onPress={(part) => {
                if (part.kind === "switch") toggle(part.name ?? "");
                else setPointed({ of: drawn, gate: drawn.gates.indexOf(part.id) });
              }}
              onPoint={(part) => {
                if (part && isGate(part.kind)) setPointed({ of: drawn, gate: drawn.gates.indexOf(part.id) });
              }}
            />
          </ScrollBox>
          {gates.length > 0 && (
            <Note className={`${classes.gate} no-print`}>
              {gate === null
                ? generatorTexts.gateHint
                : gateText(shown, gates, gate, drawn.expressionOf({ kind: "gate", value: gate }))}
            </Note>
          )}
        </>
      ) : (
        <Note className={classes.gate}>{generatorTexts.notDrawn(gateCount, drawnGatesMax)}</Note>
      )}
      <div className={classes.foot}>
        <Figures shown={shown} />
        <div className={`${classes.menus} no-print`}>
          <NetworkMenus
            shown={shown}
            functions={functions}
            circuit={drawn?.circuit ?? null}
            on={onHere}
            onCopy={onCopy}
            onTell={onTell}
          />
        </div>
      </div>
    </Card>
  );
}

function gateText(
  { variables, outputs }: ShownNetwork,
  gates: NonNullable<ShownNetwork["gates"]>,
  gate: number,
  expression: string | null,
): string {
  const nameOf = gateNamer([...variables, ...outputs.map(({ name }) => name)]);
  const kind = gates[gate]?.kind.toUpperCase() ?? "";
  return expression === null
    ? generatorTexts.gateIsLong(nameOf(gate), kind)
    : generatorTexts.gateIs(nameOf(gate), kind, expression);
}
