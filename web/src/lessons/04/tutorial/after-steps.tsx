// The content of a step, shown when the steps before it are done. Until then a sentence names the first open step, and
// a button completes the open steps, for readers who begin in the middle.

import { Button } from "@mantine/core";
import { useRef, type ReactNode } from "react";
import { firstOpenStep, type StepId } from "./core/tutorial.ts";
import { stepNames, texts } from "./texts.ts";
import { useTutorial } from "./tutorial-store.ts";
import classes from "./steps.module.css";

interface AfterStepsProps {
  readonly step: StepId;
  readonly children: ReactNode;
}

export function AfterSteps({ step, children }: AfterStepsProps) {
  const { tutorial, send } = useTutorial();
  const box = useRef<HTMLDivElement>(null);
  const open = firstOpenStep(tutorial, step);
  return (
    // The pressed button is replaced by the step, so this element gets the focus.
    <div ref={box} tabIndex={-1} className={classes.after}>
      {open === null ? (
        children
      ) : (
        <div className={classes.waiting}>
          <p>{texts.openSteps(stepNames[open])}</p>
          <Button
            variant="default"
            className="no-print"
            onClick={() => {
              send({ kind: "doBefore", step });
              box.current?.focus();
            }}
          >
            {texts.doBefore}
          </Button>
        </div>
      )}
    </div>
  );
}
