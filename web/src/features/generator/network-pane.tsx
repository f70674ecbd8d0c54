// The shown circuit: its drawing, its figures, and what can be done with it.

import { useState } from "react";
import type { CircuitFigures } from "#addresses/core/generator.ts";
import { Card } from "#components/card.tsx";
import { Note } from "#components/note.tsx";
import { callTexts } from "#messages/calls.ts";
import { controlTexts } from "#messages/controls.ts";
import { generatorTexts } from "#messages/generator.ts";
import type { Functions } from "./core/functions.ts";
import type { ShownNetwork } from "./core/shown-network.ts";
import { NetworkDrawing } from "./network-drawing.tsx";
import { NetworkMenus } from "./network-menus.tsx";
import classes from "./network-pane.module.css";
import { tooLargeSentence } from "./too-large.ts";
import { drawnGatesMax, useDrawnNetwork } from "./use-drawn-network.ts";

interface NetworkPaneProps {
  /** The same object from render to render. */
  readonly shown: ShownNetwork;
  readonly functions: Functions;
  /** What the simulator's circuit takes, if this one can take its place. */
  readonly replaces: CircuitFigures | null;
  readonly onCopy: (text: string) => void;
  /** Gets a sentence about what was saved, or why it failed. */
  readonly onTell: (sentence: string) => void;
}

export function NetworkPane({ shown, functions, replaces, onCopy, onTell }: NetworkPaneProps) {
  const [on, setOn] = useState<readonly string[]>([]);
  const drawing = useDrawnNetwork(shown);
  const drawn = drawing.kind === "drawn" ? drawing.drawn : null;
  const current = drawing.kind === "drawn" && drawing.isCurrent ? drawing.drawn : null;
  const onHere = shown.variables.filter((name) => on.includes(name));
  const toggle = (name: string) =>
    setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name]);
  return (
    <Card
      title={generatorTexts.circuit}
      className={classes.pane}
      actions={
        <NetworkMenus
          shown={shown}
          functions={functions}
          drawn={current}
          replaces={replaces}
          on={onHere}
          onCopy={onCopy}
          onTell={onTell}
        />
      }
    >
      {drawn && <NetworkDrawing drawn={drawn} on={onHere} onToggle={toggle} />}
      {drawing.kind === "loading" && (
        <Note as="output" className={classes.gate}>
          {controlTexts.loading}
        </Note>
      )}
      {drawing.kind === "failed" && (
        <Note as="output" className={classes.gate}>
          {callTexts.unexpected}
        </Note>
      )}
      {drawing.kind === "tooLarge" && (
        <Note className={classes.gate}>
          {shown.gates
            ? generatorTexts.notDrawn(shown.gates.length, drawnGatesMax)
            : tooLargeSentence(shown.built)}
        </Note>
      )}
    </Card>
  );
}
