// The options of a task, Check, and the verdict on the chosen option.

import { Button } from "@mantine/core";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import type { MarkedText } from "../core/data.ts";
import { Marked } from "../reading/marked.tsx";
import { Options } from "../reading/options.tsx";
import classes from "./task.module.css";
import { useTaskVerdict, type TaskVerdict } from "./use-task-verdict.ts";

interface ChoiceFormProps {
  readonly options: readonly MarkedText[];
  readonly chosen: number | null;
  readonly onChoose: (chosen: number) => void;
  /** Whether the answer is shown; then there is nothing to check. */
  readonly isShown: boolean;
  readonly judge: () => TaskVerdict;
  readonly onSolved: () => void;
}

export function ChoiceForm({ options, chosen, onChoose, isShown, judge, onSolved }: ChoiceFormProps) {
  const { verdict, give, forget } = useTaskVerdict(isShown, onSolved);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        give(judge);
      }}
    >
      <Options
        options={options.map((text) => (
          <Marked key={text} text={text} />
        ))}
        chosen={chosen === null ? [] : [chosen]}
        longest={Math.max(...options.map(({ length }) => length))}
        onChoose={([next = null]) => {
          if (next !== null) onChoose(next);
          forget();
        }}
      />
      <Button type="submit" variant="light" className={`${classes.check} no-print`}>
        {lessonBlocks.check}
      </Button>
      <output className={classes.said} data-right={verdict?.kind === "right" || undefined}>
        {verdict && <Marked text={verdict.says} />}
      </output>
    </form>
  );
}
