// The common frame of all practices: the level, the task's address, another task, hints, and showing the answer.

import { Button } from "@mantine/core";
import { IconBulb, IconRefresh, IconShare2 } from "@tabler/icons-react";
import { useCallback, useRef, useState, type ComponentType } from "react";
import { lessonAddress, taskLevels, type TaskAddress, type TaskKind } from "#addresses/core/learn.ts";
import { IconButton } from "#components/icon-button.tsx";
import { Segmented } from "#components/segmented.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { copyTexts } from "#messages/copying.ts";
import { practice } from "#messages/practice.ts";
import { useLesson } from "../lesson-context.ts";
import { anotherTask, nextTask, type TaskText } from "./core/another-task.ts";
import classes from "./practice-frame.module.css";
import { useTaskAddress } from "./use-task-address.ts";

/** How many hints a task has. */
export const hintsMax = 3;

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

interface PracticeFrameProps<Task extends TaskText> {
  readonly kind: TaskKind;
  /** The subject of the practice, for screen readers. */
  readonly label: string;
  /** The same task for the same address. */
  readonly taskOf: (address: TaskAddress) => Task;
  /** Draws the task; mounted again for each address. */
  readonly Body: ComponentType<PracticeBodyProps<Task>>;
}

export function PracticeFrame<Task extends TaskText>({
  kind,
  label,
  taskOf,
  Body,
}: PracticeFrameProps<Task>) {
  const [address, go] = useTaskAddress(kind);
  const task = taskOf(address);
  const group = useRef<HTMLElement>(null);
  const change = (wanted: TaskAddress) => go(anotherTask(wanted, task, taskOf, Math.random()));
  return (
    <section ref={group} aria-label={label} tabIndex={-1} className={classes.frame}>
      <div className={`${classes.head} no-print`}>
        <Segmented
          label={practice.level}
          segments={taskLevels.map((level) => ({ value: String(level), label: practice.levelName(level) }))}
          value={String(address.level)}
          onChange={(chosen) => {
            const level = taskLevels.find((each) => String(each) === chosen);
            if (level) change({ ...address, level });
          }}
        />
        <CopyLink address={address} />
      </div>
      <PracticeTask
        key={`${address.level} ${address.seed}`}
        address={address}
        task={task}
        Body={Body}
        onAnother={() => {
          group.current?.focus();
          go(nextTask(address, taskOf));
        }}
      />
    </section>
  );
}

function CopyLink({ address }: { readonly address: TaskAddress }) {
  const { id } = useLesson();
  const [toast, show] = useToast();
  const copy = useCopy(show);
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}#${lessonAddress(id, { task: address })}`;
  return (
    <>
      <IconButton
        icon={IconShare2}
        label={practice.copyTaskLink}
        onClick={() => copy(link, copyTexts.linkCopied)}
      />
      {toast}
    </>
  );
}

interface PracticeTaskProps<Task extends TaskText> extends Pick<PracticeFrameProps<Task>, "Body"> {
  readonly address: TaskAddress;
  readonly task: Task;
  readonly onAnother: () => void;
}

function PracticeTask<Task extends TaskText>({ address, task, Body, onAnother }: PracticeTaskProps<Task>) {
  const { solved } = useLesson();
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
        <Button
          variant={isSolved ? "filled" : "default"}
          leftSection={<IconRefresh {...icon} />}
          onClick={onAnother}
        >
          {practice.another}
        </Button>
        <Button
          variant="default"
          leftSection={<IconBulb {...icon} />}
          aria-disabled={hints >= hintsMax || isShown}
          data-disabled={hints >= hintsMax || isShown}
          onClick={() => setHints((given) => Math.min(hintsMax, given + 1))}
        >
          {practice.hint(Math.min(hintsMax, hints + 1), hintsMax)}
        </Button>
        <Button
          variant="subtle"
          aria-disabled={isShown}
          data-disabled={isShown}
          onClick={() => setIsShown(true)}
        >
          {practice.show}
        </Button>
      </div>
    </>
  );
}

/** The id under which the lesson keeps that the task was solved. */
function taskId({ kind, level, seed }: TaskAddress): string {
  return `${kind}-${level}-${seed}`;
}

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
