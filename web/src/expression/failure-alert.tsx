// The alert about a failure, with its reason and its position in the input.

import { IconAlertTriangle } from "@tabler/icons-react";
import type { Fix } from "#contract/generated/logic-types.ts";
import type { Failure } from "./core/failure.ts";
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
    <div id={id} role="alert" className={classes.alert}>
      <IconAlertTriangle className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.title}>{title}</p>
        <p>
          <FailureSentence failure={failure} field={field} />
        </p>
        {fix && (
          <div className={classes.fix}>
            <FixButton fix={fix} onFix={onFix} />
          </div>
        )}
      </div>
    </div>
  );
}
