// The common frame of all questions: the question, its fields, Check, and the verdict, which screen readers announce.

import { Button } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import type { Question } from "../core/data.ts";
import { Marked } from "./marked.tsx";
import classes from "./question.module.css";

export interface QuestionVerdict {
  /** Null where there was no answer to judge. */
  readonly isRight: boolean | null;
  readonly says: ReactNode;
}

interface QuestionFrameProps {
  readonly of: Question;
  readonly verdict: QuestionVerdict | null;
  readonly onCheck: () => void;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

export function QuestionFrame({
  of: { id, ask, because },
  verdict,
  onCheck,
  hint,
  children,
}: QuestionFrameProps) {
  return (
    <form
      className={classes.question}
      data-question={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <fieldset className={classes.fields}>
        <legend className={classes.ask}>
          <Marked text={ask} />
        </legend>
        {hint !== undefined && <p className={classes.hint}>{hint}</p>}
        {children}
      </fieldset>
      <Button type="submit" variant="default" className={`${classes.check} no-print`}>
        {lessonBlocks.check}
      </Button>
      <output className={classes.status}>
        {verdict && <VerdictText {...verdict} because={verdict.isRight ? because : undefined} />}
      </output>
    </form>
  );
}

function VerdictText({ isRight, says, because }: QuestionVerdict & { readonly because: string | undefined }) {
  if (isRight === null) return <span className={classes.verdict}>{says}</span>;
  const Glyph = isRight ? IconCheck : IconX;
  return (
    <span className={classes.verdict} data-right={isRight}>
      <Glyph size={20} stroke={2.25} aria-hidden className={classes.glyph} />
      <span className={classes.said}>
        <strong>{isRight ? lessonBlocks.right : lessonBlocks.wrong}</strong> {says}
        {because !== undefined && (
          <>
            {" "}
            <Marked text={because} />
          </>
        )}
      </span>
    </span>
  );
}
