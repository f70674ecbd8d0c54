// One step of the rail: its number and its law, which open it, and its line with the changed part underlined.

import { UnstyledButton } from "@mantine/core";
import { memo, type MouseEvent } from "react";
import type { DerivationStep } from "#contract/derivation-step.ts";
import { derivation as words } from "#messages/expression.ts";
import { lawLabel } from "./core/labels.ts";
import { DerivationLine } from "./derivation-line.tsx";
import classes from "./rail-step.module.css";
import { StepDetails } from "./step-details.tsx";
import { useSeen } from "./use-seen.ts";

interface RailStepProps {
  readonly at: number;
  readonly step: DerivationStep;
  readonly isOpen: boolean;
  /** Whether the step's line is drawn only when it scrolls into view. */
  readonly isLazy: boolean;
  /** Must be the same from render to render. */
  readonly onOpen: (at: number) => void;
}

const nothing: readonly (readonly [number, number])[] = [];

/** Memoised: a press changes two steps out of maybe hundreds. */
export const RailStep = memo(function RailStep({ at, step, isOpen, isLazy, onOpen }: RailStepProps) {
  const [body, isSeen] = useSeen(isLazy);
  const { currentExpression, stepType, after } = step;
  const pressed = ({ target }: MouseEvent) => {
    // A long line has its own button, and a visitor who selects a part of a line wants to copy it.
    const isElsewhere =
      target instanceof Element && target.closest(`button:not(.${classes.head}), [role=region]`);
    if (!isElsewhere && window.getSelection()?.isCollapsed !== false) onOpen(at);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its button opens the step by keyboard
    <li className={classes.step} data-step={at} data-open={isOpen || undefined} onClick={pressed}>
      <UnstyledButton
        className={classes.head}
        tabIndex={isOpen ? 0 : -1}
        aria-current={isOpen ? "step" : undefined}
        aria-expanded={isOpen}
      >
        <span className={classes.number}>
          <span className="spoken">{words.step} </span>
          {at}
        </span>
        <span className={classes.law} data-tag={at > 0 || undefined}>
          {lawLabel(stepType)}
        </span>
      </UnstyledButton>
      <div ref={body} className={classes.body}>
        {(isOpen || isSeen) && (
          <DerivationLine
            text={currentExpression}
            marked={after?.at ?? nothing}
            tone="none"
            name={words.lineOf(at)}
            {...(at > 0 && { lead: "= " })}
          />
        )}
        {isOpen && <StepDetails step={step} />}
      </div>
    </li>
  );
});
