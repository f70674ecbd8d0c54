// The verdict on an answer, announced politely; if the answer is not equal, with a button that opens both expressions
// in Truth Table.

import { IconAlertTriangle, IconCheck, IconX } from "@tabler/icons-react";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useOpen } from "#addresses/use-open.ts";
import { OpenIn } from "#answer/open-in.tsx";
import { answers } from "#messages/lesson-blocks.ts";
import type { ExpressionText } from "../core/data.ts";
import { inTruthTable } from "../core/opens.ts";
import classes from "./answer.module.css";
import type { Given } from "./core/verdict.ts";

interface VerdictLineProps {
  readonly id: string;
  /** Null before the first verdict, and while an answer is judged. */
  readonly given: Given | null;
  /** Whether the text was edited since. */
  readonly isOld: boolean;
  /** Whether the answer counts as right. */
  readonly isRight: boolean;
  readonly isJudging: boolean;
  readonly task: ExpressionText;
}

const icons = { right: IconCheck, wrong: IconX, warn: IconAlertTriangle } as const;

export function VerdictLine({ id, given, isOld, isRight, isJudging, task }: VerdictLineProps) {
  const open = useOpen();
  const verdict = given?.verdict ?? null;
  const said = given?.said ?? "";
  const tone = isRight ? "right" : verdict?.kind === "different" ? "wrong" : "warn";
  const Icon = icons[tone];
  return (
    <div className={classes.verdict} data-old={isOld || undefined}>
      <output id={id} className={classes.said}>
        {isJudging
          ? answers.checking
          : said && (
              <span className={classes.sentence} data-tone={tone}>
                <Icon className={classes.icon} size={18} stroke={2.25} aria-hidden />
                <span>{said}</span>
              </span>
            )}
      </output>
      {given?.verdict.kind === "different" && !isJudging && (
        <OpenIn
          tool="truthTable"
          of={answers.both}
          onOpen={() => open(truthTableAddress, inTruthTable(task, [given.of]))}
        />
      )}
    </div>
  );
}
