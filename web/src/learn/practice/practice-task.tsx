// A task with its hints, and with its answer for a reader who gives up.

import { Button } from "@mantine/core";
import { IconBulb, IconRefresh } from "@tabler/icons-react";
import { useCallback, useState, type ComponentType } from "react";
import type { TaskAddress } from "#addresses/core/learn.ts";
import { practice } from "#messages/lesson-blocks.ts";
import { taskId } from "../core/task-id.ts";
import { useLesson } from "../lesson-context.ts";
import type { TaskText } from "./core/another-task.ts";
import classes from "./practice-frame.module.css";

/** How many hints a task has. */
const hintsMax = 3;

export interface PracticeBodyProps<Task extends TaskText> {
  readonly address: TaskAddress;
  readonly task: Task;
  /** How many hints were asked for, from 0 to `hintsMax`. */
  readonly hints: number;
  /** Starts the hints again, for example for another cell. */
  readonly resetHints: () => void;
  /** Whether the answer is shown; the task then no longer counts. */
  readonly isShown: boolean;
  /** To be called when the task is solved. */
  readonly onSolved: () => void;
}

interface PracticeTaskProps<Task extends TaskText> {
  readonly address: TaskAddress;
  readonly task: Task;
  /** Draws the task. */
  readonly Body: ComponentType<PracticeBodyProps<Task>>;
  /** The text of the button that leads on. */
  readonly next: string;
  readonly onNext: () => void;
  /** Whether the button comes only after the task is solved or its answer shown. */
  readonly isNextLater?: boolean;
}

export function PracticeTask<Task extends TaskText>(props: PracticeTaskProps<Task>) {
  const { address, task, Body, next, onNext, isNextLater = false } = props;
  const { solved, missed } = useLesson();
  const [hints, setHints] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const [isSolved, setIsSolved] = useState(false);
  const resetHints = useCallback(() => setHints(0), []);
  const onSolved = useCallback(() => {
    if (isShown) return;
    setIsSolved(true);
    solved(taskId(address));
  }, [isShown, solved, address]);
  return (
    <>
      <Body {...{ address, task, hints, resetHints, isShown, onSolved }} />
      <output className={classes.note}>
        {isSolved ? practice.solved : isShown && practice.doesNotCount}
      </output>
      <div className={`${classes.actions} no-print`}>
        {(isSolved || isShown || !isNextLater) && (
          <Button
            variant={isSolved ? "filled" : "default"}
            leftSection={<IconRefresh {...icon} />}
            onClick={onNext}
          >
            {next}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconBulb {...icon} />}
          aria-disabled={hints >= hintsMax || isShown}
          data-disabled={hints >= hintsMax || isShown}
          onClick={() => {
            if (hints >= hintsMax || isShown) return;
            setHints(hints + 1);
            missed?.();
          }}
        >
          {practice.hint(Math.min(hintsMax, hints + 1), hintsMax)}
        </Button>
        <Button
          variant="subtle"
          aria-disabled={isShown}
          data-disabled={isShown}
          onClick={() => {
            setIsShown(true);
            missed?.();
          }}
        >
          {practice.show}
        </Button>
      </div>
    </>
  );
}

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
