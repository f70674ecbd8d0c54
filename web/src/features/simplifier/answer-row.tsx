// A row of the answer card: its label, its content, and at the right edge a button.

import type { ReactNode, Ref } from "react";
import { Label } from "#components/label.tsx";
import classes from "./answer-card.module.css";

interface AnswerRowProps {
  readonly label: string;
  readonly isResult?: boolean;
  /** For a row that is to be scrolled to and to take the focus. */
  readonly rowRef?: Ref<HTMLDivElement>;
  readonly className?: string;
  /** The button at the right edge. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function AnswerRow({
  label,
  isResult = false,
  rowRef,
  className = "",
  action,
  children,
}: AnswerRowProps) {
  return (
    <div
      ref={rowRef}
      className={`${classes.row} ${className}`}
      data-result={isResult || undefined}
      {...(rowRef && { tabIndex: -1 })}
    >
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
