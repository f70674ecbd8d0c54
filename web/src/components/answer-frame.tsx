// The card of an answer. An answer that is old is muted, its heading says of which input it is, and it cannot be copied.

import type { ComponentProps } from "react";
import { controlTexts } from "#messages/controls.ts";
import classes from "./answer-frame.module.css";
import { Card } from "./card.tsx";
import { Note } from "./note.tsx";

interface AnswerFrameProps extends ComponentProps<typeof Card> {
  /** What the answer is of. */
  readonly input: string;
  /** Whether the input was edited since. */
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
