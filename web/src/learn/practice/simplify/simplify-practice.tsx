// The practice "Simplify": a task, an answer in one go or line by line, hints, and the minimum.

import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { lessonTargetIn } from "#addresses/core/learn.ts";
import { Segmented } from "#components/segmented.tsx";
import { simplifyTexts } from "#messages/simplify-tasks.ts";
import { AnswerField } from "../../answer/answer-field.tsx";
import { Example } from "../../reading/example.tsx";
import { Marked } from "../../reading/marked.tsx";
import { M } from "../../reading/maths.tsx";
import { hintsOf } from "../core/hints.ts";
import { taskOf, type Task } from "../core/simplify-task.ts";
import { PracticeFrame, type PracticeProps } from "../practice-frame.tsx";
import type { PracticeBodyProps } from "../practice-task.tsx";
import { OwnDerivation } from "./own-derivation.tsx";
import classes from "./simplify-practice.module.css";

type Mode = "answer" | "derivation";

/** The next task is answered in the same way. */
let lastMode: Mode = "answer";

export function SimplifyTasks(props: PracticeProps) {
  return (
    <PracticeFrame
      {...props}
      kind="simplify"
      label={simplifyTexts.label}
      taskOf={taskOf}
      Body={SimplifyTask}
    />
  );
}

function SimplifyTask({ task, hints, isShown, onSolved }: PracticeBodyProps<Task>) {
  const { byLines } = lessonTargetIn(useLocation().search);
  const [mode, setMode] = useState<Mode>(byLines ? "derivation" : lastMode);
  useEffect(() => void (lastMode = mode), [mode]);
  return (
    <>
      <div className={classes.task}>
        <p>
          <Marked text={simplifyTexts.task} />
        </p>
        <Example of={{ text: task.text, tools: ["truthTable"] }} />
      </div>
      <Segmented
        label={simplifyTexts.mode}
        segments={[
          { value: "answer", label: simplifyTexts.answer },
          { value: "derivation", label: simplifyTexts.derivation },
        ]}
        value={mode}
        className="no-print"
        onChange={setMode}
      />
      {mode === "answer" ? (
        <AnswerField id="simplify" task={task.text} must="minimal" onSolved={onSolved} />
      ) : (
        <OwnDerivation task={task.text} onSolved={onSolved} />
      )}
      <ol className={classes.hints} aria-live="polite" aria-label={simplifyTexts.hints}>
        {hintsOf(task)
          .slice(0, hints)
          .map((text) => (
            <li key={text}>
              <Marked text={text} />
            </li>
          ))}
      </ol>
      <output className={classes.minimum}>
        {isShown && (
          <>
            {simplifyTexts.minimum} <M size="normal">{task.minimum}</M>
          </>
        )}
      </output>
    </>
  );
}
