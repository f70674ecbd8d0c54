// The practice "De Morgan": the equal gate, bars to open, complements.

import { useState } from "react";
import type { TaskAddress } from "#addresses/core/learn.ts";
import { deMorganTasks as texts } from "#messages/de-morgan-tasks.ts";
import { AnswerField } from "../../answer/answer-field.tsx";
import { GateFigure } from "../../gates/gate-figure.tsx";
import { Marked } from "../../reading/marked.tsx";
import { ChoiceForm } from "../choice-form.tsx";
import type { TaskText } from "../core/another-task.ts";
import { PracticeFrame, type PracticeProps } from "../practice-frame.tsx";
import type { PracticeBodyProps } from "../practice-task.tsx";
import shared from "../task.module.css";
import { answerText, gateOptions, gateVerdict, hintText } from "./core/sentences.ts";
import { deMorganTask, plainGates, taskText, type DeMorganTask, type DeMorganTaskOf } from "./core/tasks.ts";

interface Task extends TaskText {
  readonly task: DeMorganTask;
}

export function DeMorganTasks(props: PracticeProps) {
  return <PracticeFrame {...props} kind="demorgan" label={texts.practice} taskOf={taskOf} Body={TaskBody} />;
}

function taskOf(address: TaskAddress): Task {
  const task = deMorganTask(address);
  return { task, text: taskText(task) };
}

function TaskBody({ task: { task }, hints, isShown, onSolved }: PracticeBodyProps<Task>) {
  return (
    <div className={shared.task}>
      {task.kind === "gate" ? (
        <GateTask of={task} isShown={isShown} onSolved={onSolved} />
      ) : (
        <>
          <p className={shared.ask}>
            <Marked text={task.kind === "open" ? texts.askOpen(task.text) : texts.askComplement(task.text)} />
          </p>
          <AnswerField id="demorgan" task={task.answer} must="open" onSolved={onSolved} />
        </>
      )}
      <output className={shared.said}>{isShown && <Marked text={answerText(task)} />}</output>
      <output className={shared.said}>
        {hints > 0 && !isShown && <Marked text={hintText(task, hints)} />}
      </output>
    </div>
  );
}

interface GateTaskProps extends Pick<PracticeBodyProps<Task>, "isShown" | "onSolved"> {
  readonly of: DeMorganTaskOf<"gate">;
}

function GateTask({ of, isShown, onSolved }: GateTaskProps) {
  const [chosen, choose] = useState<number | null>(null);
  const gate = chosen === null ? undefined : plainGates[chosen];
  return (
    <>
      <GateFigure of={of.text} caption={texts.caption(of.gate)} isMerged />
      <p className={shared.ask}>{texts.askGate}</p>
      <ChoiceForm
        options={gateOptions}
        chosen={chosen}
        onChoose={choose}
        isShown={isShown}
        onSolved={onSolved}
        judge={() =>
          gate
            ? { kind: gate === of.right ? "right" : "wrong", says: gateVerdict(of, gate) }
            : { kind: "unread", says: texts.chooseFirst }
        }
      />
    </>
  );
}
