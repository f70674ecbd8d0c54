// The answer to a task that is typed: a number, bits, a list of rows; and the verdict on it.

import { Button } from "@mantine/core";
import { useId, useState, type ReactNode } from "react";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import type { MarkedText } from "../core/data.ts";
import { Marked } from "../reading/marked.tsx";
import question from "../reading/question.module.css";
import classes from "./task.module.css";
import { useTaskVerdict, type TaskVerdict } from "./use-task-verdict.ts";

interface TypedAnswerProps {
  readonly label: string;
  /** Whether a phone shows its keys for digits. */
  readonly isNumeric?: boolean;
  /** Whether the answer may be long. */
  readonly isWide?: boolean;
  readonly isShown: boolean;
  /** The right answer, for a reader who gives up. */
  readonly answer?: MarkedText;
  readonly judge: (typed: string) => TaskVerdict;
  readonly onSolved: () => void;
  /** What is given and what is asked. */
  readonly children: ReactNode;
}

export function TypedAnswer(props: TypedAnswerProps) {
  const { label, isNumeric, isWide, isShown, answer, judge, onSolved, children } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const { verdict, give, forget } = useTaskVerdict(isShown, onSolved);
  const says = isShown ? answer : verdict?.says;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        give(() => judge(typed));
      }}
    >
      {children}
      <div className={`${question.number} ${isWide ? classes.wide : ""}`}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="text"
          translate="no"
          inputMode={isNumeric ? "numeric" : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            forget();
          }}
        />
        <Button type="submit" variant="light" className="no-print">
          {lessonBlocks.check}
        </Button>
      </div>
      <output className={classes.said} data-right={verdict?.kind === "right" || undefined}>
        {says !== undefined && <Marked text={says} />}
      </output>
    </form>
  );
}
