// A step of the tutorial: the task, its controls, Check, and the verdict.

import { Button } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import type { MarkedText } from "#learn/core/data.ts";
import { Marked } from "#learn/reading/marked.tsx";
import classes from "#learn/reading/question.module.css";
import type { StepVerdict } from "./core/step-verdicts.ts";
import type { JudgedStep } from "./core/tutorial.ts";
import { useTutorial } from "./tutorial-store.ts";
import own from "./steps.module.css";

interface StepFrameProps {
  readonly step: JudgedStep;
  readonly ask: MarkedText;
  readonly children: ReactNode;
}

export function StepFrame({ step, ask, children }: StepFrameProps) {
  const { tutorial, send } = useTutorial();
  const verdict = tutorial.verdicts[step];
  return (
    <form
      className={classes.question}
      data-step={step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ kind: "check", step });
      }}
    >
      <fieldset className={classes.fields}>
        <legend className={classes.ask}>
          <Marked text={ask} />
        </legend>
        {children}
      </fieldset>
      <Button type="submit" variant="default" className="no-print">
        {lessonBlocks.check}
      </Button>
      <output className={classes.status}>{verdict && <VerdictText of={verdict} />}</output>
    </form>
  );
}

function VerdictText({ of: { isRight, says } }: { readonly of: StepVerdict }) {
  const Glyph = isRight ? IconCheck : IconX;
  return (
    <span className={classes.verdict} data-right={isRight}>
      <Glyph size={20} stroke={2.25} aria-hidden className={classes.glyph} />
      <span className={classes.said}>
        <strong>{isRight ? lessonBlocks.right : lessonBlocks.wrong}</strong>
        {says.map((text, at) => (
          <span key={at} className={own.says}>
            <Marked text={text} />
          </span>
        ))}
      </span>
    </span>
  );
}
