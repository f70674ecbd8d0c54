// The alert about a failure, with its reason and its position in the input.

import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Fix } from "#contract/generated/logic-types.ts";
import type { Failure } from "../core/failure.ts";
import { FailureSentence } from "./failure-sentence.tsx";
import { FixButton } from "./fix-button.tsx";
import classes from "./failure-alert.module.css";

interface FailureAlertProps {
  readonly id: string;
  /** The sentence that names the failed action. */
  readonly title: string;
  readonly failure: Failure;
  /** The name of the field that the span is in; left out where there is only one field. */
  readonly field?: string;
  readonly fix: Fix | null;
  readonly onFix: (fix: Fix) => void;
}

export function FailureAlert({ id, title, failure, field, fix, onFix }: FailureAlertProps) {
  return (
    <AlertBox id={id} title={title} className={classes.alert}>
      <p>
        <FailureSentence failure={failure} field={field} />
      </p>
      {fix && (
        <div className={classes.fix}>
          <FixButton fix={fix} onFix={onFix} />
        </div>
      )}
    </AlertBox>
  );
}

interface AlertBoxProps {
  readonly id?: string;
  /** The sentence that names the failed action. */
  readonly title: string;
  /** Gives the box its margin. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The box of an error. Tint, frame and icon, because an error must never show by colour alone. */
export function AlertBox({ id, title, className, children }: AlertBoxProps) {
  return (
    <div id={id} role="alert" className={`${classes.box} ${className}`}>
      <IconAlertTriangle className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div className={classes.content}>
        <p className={classes.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
