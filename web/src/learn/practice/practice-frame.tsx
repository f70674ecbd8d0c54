// The common frame of all practices: the level, the task's address, and another task. In the review the task is given.

import { IconShare2 } from "@tabler/icons-react";
import { useRef, type ComponentType } from "react";
import { lessonAddress, taskLevels, type TaskAddress, type TaskKind } from "#addresses/core/learn.ts";
import { IconButton } from "#components/icon-button.tsx";
import { Segmented } from "#components/segmented.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { copyTexts } from "#messages/controls.ts";
import { practice } from "#messages/lesson-blocks.ts";
import { taskId } from "../core/task-id.ts";
import { useLesson } from "../lesson-context.ts";
import { anotherTask, nextTask, type TaskText } from "./core/another-task.ts";
import classes from "./practice-frame.module.css";
import { PracticeTask, type PracticeBodyProps } from "./practice-task.tsx";
import { useTaskAddress } from "./use-task-address.ts";

/** What a practice takes from the review. Without a given task the reader chooses the level and goes from task to task. */
export interface PracticeProps {
  readonly given?: {
    readonly address: TaskAddress;
    /** After the task is solved or its answer shown. */
    readonly onNext: () => void;
  };
}

interface PracticeFrameProps<Task extends TaskText> extends PracticeProps {
  readonly kind: TaskKind;
  /** The subject of the practice, for screen readers. */
  readonly label: string;
  /** The same task for the same address. */
  readonly taskOf: (address: TaskAddress) => Task;
  /** Draws the task; mounted again for each address. */
  readonly Body: ComponentType<PracticeBodyProps<Task>>;
}

export function PracticeFrame<Task extends TaskText>({ given, ...practised }: PracticeFrameProps<Task>) {
  if (!given) return <ChosenTask {...practised} />;
  const { label, taskOf, Body } = practised;
  const { address, onNext } = given;
  return (
    <section aria-label={label} className={classes.frame}>
      <PracticeTask
        key={taskId(address)}
        address={address}
        task={taskOf(address)}
        Body={Body}
        next={practice.next}
        onNext={onNext}
        isNextLater
      />
    </section>
  );
}

function ChosenTask<Task extends TaskText>({
  kind,
  label,
  taskOf,
  Body,
}: Omit<PracticeFrameProps<Task>, "given">) {
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
        key={taskId(address)}
        address={address}
        task={task}
        Body={Body}
        next={practice.another}
        onNext={() => {
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
  const copyLink = () => {
    const { origin, pathname } = window.location;
    copy(`${origin}${pathname}#${lessonAddress(id, { task: address })}`, copyTexts.linkCopied);
  };
  return (
    <>
      <IconButton icon={IconShare2} label={practice.copyTaskLink} onClick={copyLink} />
      {toast}
    </>
  );
}
