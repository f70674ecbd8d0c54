// A task that gives a gate with values at its inputs and asks for its output.

import { useState } from "react";
import { gateTasks as texts } from "#messages/gate-tasks.ts";
import { GateFigure } from "../../gates/gate-figure.tsx";
import { Marked } from "../../reading/marked.tsx";
import { ChoiceForm } from "../choice-form.tsx";
import shared from "../task.module.css";
import { outputOf, valueVerdict, wrongValue } from "./core/sentences.ts";
import type { GateTaskOf } from "./core/tasks.ts";

interface ValueTaskProps {
  readonly of: GateTaskOf<"value">;
  readonly isShown: boolean;
  readonly onSolved: () => void;
}

const bits = ["0", "1"];

export function ValueTask({ of, isShown, onSolved }: ValueTaskProps) {
  const [chosen, choose] = useState<number | null>(null);
  const row = Object.entries(of.row).map(([name, value]) => `{${name} = ${value}}`);
  const right = outputOf(of);
  return (
    <>
      <GateFigure of={of.text} caption={texts.gates[of.gate]} isMerged />
      <p className={shared.ask}>
        <Marked text={texts.askValue(row.join(", "))} />
      </p>
      <ChoiceForm
        options={bits}
        chosen={chosen}
        onChoose={choose}
        isShown={isShown}
        onSolved={onSolved}
        judge={() => {
          if (chosen === null) return { kind: "unread", says: texts.chooseValue };
          return chosen === right
            ? { kind: "right", says: valueVerdict(of) }
            : { kind: "wrong", says: wrongValue(of) };
        }}
      />
    </>
  );
}
