// A task that gives an expression and asks which circuit computes it.

import { useState } from "react";
import { CircuitSwitches } from "#circuit/circuit-switches.tsx";
import { circuitTasks as texts } from "#messages/lesson-circuits.ts";
import { switchNames } from "../../circuits/core/circuit-data.ts";
import { OwnDrawing } from "../../circuits/own-drawing.tsx";
import { useSwitches } from "../../circuits/use-switches.ts";
import { Marked } from "../../reading/marked.tsx";
import { ChoiceForm } from "../choice-form.tsx";
import classes from "../task.module.css";
import { circuitVerdict } from "./core/sentences.ts";
import type { TaskOf } from "./core/tasks.ts";

interface ChoiceTaskProps {
  readonly of: TaskOf<"choice">;
  readonly isShown: boolean;
  readonly onSolved: () => void;
}

export function ChoiceTask({ of, isShown, onSolved }: ChoiceTaskProps) {
  const [on, toggle] = useSwitches();
  const [chosen, choose] = useState<number | null>(null);
  const [first] = of.options;
  return (
    <>
      <p className={classes.ask}>
        <Marked text={texts.askCircuit(of.text)} />
      </p>
      <CircuitSwitches names={first ? switchNames(first.circuit) : []} on={on} onToggle={toggle} />
      {of.options.map(({ text, circuit }, at) => (
        <section key={text} aria-label={texts.circuit(at + 1)}>
          <p className={classes.circuit}>{texts.circuit(at + 1)}</p>
          <OwnDrawing circuit={circuit} on={on} onToggle={toggle} opens />
        </section>
      ))}
      <ChoiceForm
        options={of.options.map((_, at) => texts.circuit(at + 1))}
        chosen={chosen}
        onChoose={choose}
        isShown={isShown}
        onSolved={onSolved}
        judge={() =>
          chosen === null
            ? { kind: "unread", says: texts.chooseCircuit }
            : { kind: chosen === of.right ? "right" : "wrong", says: circuitVerdict(of, chosen) }
        }
      />
    </>
  );
}
