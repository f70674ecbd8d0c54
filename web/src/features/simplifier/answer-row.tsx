// A row of the answer card: its label, its content, and at the right edge a button.

import type { ReactNode } from "react";
import { Label } from "#components/label.tsx";
import classes from "./answer-card.module.css";

interface AnswerRowProps {
  readonly label: string;
  readonly isResult?: boolean;
  /** Whether the row is left out in print. */
  readonly isScreenOnly?: boolean;
  /** The button at the right edge. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function AnswerRow({
  label,
  isResult = false,
  isScreenOnly = false,
  action,
  children,
}: AnswerRowProps) {
  return (
    <div className={`${classes.row} ${isScreenOnly ? "no-print" : ""}`} data-result={isResult || undefined}>
      <Label as="dt" className={classes.label}>
        {label}
      </Label>
      <dd className={classes.value}>
        <div className={classes.content}>{children}</div>
        {action && <div className={classes.action}>{action}</div>}
      </dd>
    </div>
  );
}
