// A task that gives a circuit in which one wire is wrong, and asks which.

import { useState } from "react";
import { CircuitSwitches } from "#circuit/circuit-switches.tsx";
import { circuitTasks as texts } from "#messages/lesson-circuits.ts";
import { switchNames } from "../../circuits/core/circuit-data.ts";
import { partNamer } from "../../circuits/core/spoken-circuit.ts";
import { OwnDrawing } from "../../circuits/own-drawing.tsx";
import { useSwitches } from "../../circuits/use-switches.ts";
import { Marked } from "../../reading/marked.tsx";
import { ChoiceForm } from "../choice-form.tsx";
import classes from "../task.module.css";
import { wiresToGates, wireVerdict } from "./core/sentences.ts";
import type { TaskOf } from "./core/tasks.ts";

interface WireTaskProps {
  readonly of: TaskOf<"wire">;
  readonly isShown: boolean;
  readonly onSolved: () => void;
}

export function WireTask({ of, isShown, onSolved }: WireTaskProps) {
  const { text, circuit } = of;
  const [on, toggle] = useSwitches();
  const [chosen, choose] = useState<number | null>(null);
  const wires = wiresToGates(circuit);
  const nameOf = partNamer(circuit);
  const wire = isShown ? of.wire : chosen === null ? undefined : wires[chosen];
  return (
    <>
      <p className={classes.ask}>
        <Marked text={texts.askWire(text)} />
      </p>
      <CircuitSwitches names={switchNames(circuit)} on={on} onToggle={toggle} />
      <OwnDrawing circuit={circuit} on={on} onToggle={toggle} isNumbered opens wire={wire?.id ?? null} />
      <ChoiceForm
        options={wires.map(({ from, to }) => texts.wire(nameOf(from), nameOf(to)))}
        chosen={chosen}
        onChoose={choose}
        isShown={isShown}
        onSolved={onSolved}
        judge={() =>
          wire
            ? { kind: wire.id === of.wire.id ? "right" : "wrong", says: wireVerdict(of, wire) }
            : { kind: "unread", says: texts.chooseWire }
        }
      />
    </>
  );
}
