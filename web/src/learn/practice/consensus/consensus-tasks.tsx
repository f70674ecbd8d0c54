// The practice "Consensus": a superfluous term, a missing term, a hazard.

import { useState } from "react";
import type { TaskAddress } from "#addresses/core/learn.ts";
import { consensusTasks as texts } from "#messages/consensus-tasks.ts";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { AnswerField } from "../../answer/answer-field.tsx";
import { Marked } from "../../reading/marked.tsx";
import { ChoiceForm } from "../choice-form.tsx";
import type { TaskText } from "../core/another-task.ts";
import { PracticeFrame, type PracticeProps } from "../practice-frame.tsx";
import type { PracticeBodyProps } from "../practice-task.tsx";
import shared from "../task.module.css";
import { answerText, hazardVerdict, hintText, termVerdict } from "./core/sentences.ts";
import { consensusTask, taskText, type ConsensusTask } from "./core/tasks.ts";

interface Task extends TaskText {
  readonly task: ConsensusTask;
}

export function ConsensusTasks(props: PracticeProps) {
  return <PracticeFrame {...props} kind="consensus" label={texts.practice} taskOf={taskOf} Body={TaskBody} />;
}

function taskOf(address: TaskAddress): Task {
  const task = consensusTask(address);
  return { task, text: taskText(task) };
}

function TaskBody({ task: { task }, hints, isShown, onSolved }: PracticeBodyProps<Task>) {
  return (
    <div className={shared.task}>
      <p className={shared.ask}>
        <Marked text={askText(task)} />
      </p>
      {task.kind === "missing" ? (
        <AnswerField id="consensus" task={task.answer} onSolved={onSolved} />
      ) : (
        <Choice of={task} isShown={isShown} onSolved={onSolved} />
      )}
      <output className={shared.said}>{isShown && <Marked text={answerText(task)} />}</output>
      <output className={shared.said}>
        {hints > 0 && !isShown && <Marked text={hintText(task, hints)} />}
      </output>
    </div>
  );
}

function askText({ kind, text }: ConsensusTask): string {
  return { superfluous: texts.askSuperfluous, missing: texts.askMissing, hazard: texts.askHazard }[kind](
    text,
  );
}

interface ChoiceProps extends Pick<PracticeBodyProps<Task>, "isShown" | "onSolved"> {
  readonly of: Exclude<ConsensusTask, { readonly kind: "missing" }>;
}

function Choice({ of, isShown, onSolved }: ChoiceProps) {
  const [chosen, choose] = useState<number | null>(null);
  const options =
    of.kind === "superfluous" ? of.terms.map((term) => `{${term}}`) : [texts.isFree, texts.hasHazard];
  const right = of.kind === "superfluous" ? of.right : of.hazard ? 1 : 0;
  return (
    <ChoiceForm
      options={options}
      chosen={chosen}
      onChoose={choose}
      isShown={isShown}
      onSolved={onSolved}
      judge={() => {
        if (chosen === null) return { kind: "unread", says: lessonBlocks.nothingChosen };
        const says = of.kind === "superfluous" ? termVerdict(of, chosen) : hazardVerdict(of);
        return { kind: chosen === right ? "right" : "wrong", says };
      }}
    />
  );
}
