// The card of an answer. An old answer is muted, its heading names the input that it belongs to, and it cannot be
// copied.

import type { ComponentProps } from "react";
import { controlTexts } from "#messages/controls.ts";
import classes from "./answer-frame.module.css";
import { Card } from "./card.tsx";
import { Note } from "./note.tsx";

interface AnswerFrameProps extends ComponentProps<typeof Card> {
  /** The input that the answer belongs to. */
  readonly input: string;
  /** Whether the input was edited after the answer. */
  readonly isOld: boolean;
}

export function AnswerFrame({ input, isOld, title, className = "", ...rest }: AnswerFrameProps) {
  return (
    <Card
      className={`${classes.frame} ${className}`}
      data-old={isOld || undefined}
      title={
        <>
          {title}
          {isOld && (
            <Note as="span" className={classes.earlier}>
              {" "}
              {controlTexts.earlierInput}: {input}
            </Note>
          )}
        </>
      }
      {...rest}
    />
  );
}
