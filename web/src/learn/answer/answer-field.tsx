// The field in which a reader answers with an expression: any expression that is equal to the task is right.

import { Button } from "@mantine/core";
import { useId, useRef, type FormEvent } from "react";
import { answers } from "#messages/lesson-blocks.ts";
import type { Demand, ExpressionText } from "../core/data.ts";
import { useLesson } from "../lesson-context.ts";
import classes from "./answer.module.css";
import type { Given, Verdict } from "./core/verdict.ts";
import { useDraft } from "./drafts.ts";
import { keysFor } from "./field-keys.tsx";
import { ExpressionInput } from "./expression-input.tsx";
import { judged } from "./judged.ts";
import { useJudging } from "./use-judging.ts";
import { VerdictLine } from "./verdict-line.tsx";

interface AnswerFieldProps {
  /** Unique in the lesson. The typed text is kept under this id while the page is open. */
  readonly id: string;
  readonly task: ExpressionText;
  readonly must?: Demand | undefined;
  /** Called at each right answer. */
  readonly onSolved: () => void;
}

/** Another task or id gives an empty field. */
export function AnswerField(props: AnswerFieldProps) {
  const lesson = useLesson();
  const key = `${lesson.id} ${props.id} ${props.task}`;
  return <KeptAnswerField key={key} draftKey={key} onMissed={lesson.missed} {...props} />;
}

function KeptAnswerField({
  draftKey,
  task,
  must,
  onSolved,
  onMissed,
}: AnswerFieldProps & { readonly draftKey: string; readonly onMissed: (() => void) | undefined }) {
  const [text, setText] = useDraft(draftKey);
  const { result: given, isJudging, ask } = useJudging<Given>();
  const field = useRef<HTMLInputElement>(null);
  const verdictId = useId();
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const done = await ask((signal) => judged(text, task, must, signal));
    if (done && isRight(done.verdict)) onSolved();
    if (done?.verdict.kind === "different") onMissed?.();
  };
  const present = given?.of === text ? given.verdict : null;
  return (
    <form className={classes.form} {...keysFor(task)} onSubmit={(event) => void check(event)}>
      <ExpressionInput
        ref={field}
        label={answers.field}
        value={text}
        verdict={present}
        verdictId={verdictId}
        onChange={setText}
      />
      <Button
        type="submit"
        variant="light"
        className={`${classes.check} no-print`}
        aria-disabled={isJudging}
        data-disabled={isJudging}
      >
        {answers.check}
      </Button>
      <VerdictLine
        id={verdictId}
        given={given}
        isOld={present === null}
        isRight={given !== null && isRight(given.verdict)}
        isJudging={isJudging}
        task={task}
      />
    </form>
  );
}

function isRight({ kind }: Verdict): boolean {
  return kind === "equal" || kind === "minimal";
}
