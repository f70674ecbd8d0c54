// A task that asks for the number of NAND gates of a sum of products.

import { gateTasks as texts } from "#messages/gate-tasks.ts";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { Marked } from "../../reading/marked.tsx";
import shared from "../task.module.css";
import { TypedAnswer } from "../typed-answer.tsx";
import type { TaskVerdict } from "../use-task-verdict.ts";
import type { GateTaskOf } from "./core/tasks.ts";

interface CountTaskProps {
  readonly of: GateTaskOf<"count">;
  readonly isShown: boolean;
  readonly onSolved: () => void;
}

export function CountTask({ of, isShown, onSolved }: CountTaskProps) {
  return (
    <TypedAnswer
      label={texts.number}
      isNumeric
      isShown={isShown}
      judge={(typed) => verdictOn(typed.trim(), of)}
      onSolved={onSolved}
    >
      <p className={shared.ask}>
        <Marked text={texts.askCount(of.text)} />
      </p>
    </TypedAnswer>
  );
}

function verdictOn(typed: string, { count, form }: GateTaskOf<"count">): TaskVerdict {
  if (!/^\d+$/.test(typed)) return { kind: "unread", says: lessonBlocks.noNumber };
  return Number(typed) === count
    ? { kind: "right", says: texts.rightNumber(count, form) }
    : { kind: "wrong", says: texts.wrongNumber(Number(typed)) };
}
