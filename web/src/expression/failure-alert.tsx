// The alert that says what failed, why, and at which position of the input.

import { IconAlertTriangle } from "@tabler/icons-react";
import type { Fix } from "#contract/generated/logic-types.ts";
import { own } from "#messages/own.ts";
import type { Failure } from "./core/failure.ts";
import type { Span } from "./core/span.ts";
import { FixButton } from "./fix-button.tsx";
import classes from "./failure-alert.module.css";

interface FailureAlertProps {
  readonly id: string;
  /** What failed. */
  readonly title: string;
  readonly failure: Failure;
  /** The name of the field that the span is in; left out where there is only one field. */
  readonly field?: string;
  readonly fix: Fix | null;
  readonly onFix: (fix: Fix) => void;
}

export function FailureAlert({ id, title, failure, field, fix, onFix }: FailureAlertProps) {
  const { message, span } = failure;
  return (
    <div id={id} role="alert" className={classes.alert}>
      <IconAlertTriangle className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.title}>{title}</p>
        <p>
          {message}
          {span && ` ${positionOf(span, field)}`}
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

function positionOf({ start }: Span, field: string | undefined): string {
  return field === undefined ? own.position(start + 1) : own.positionIn(field, start + 1);
}
