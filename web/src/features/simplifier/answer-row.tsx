// A row of the answer card: its label, its content, and a button at the right edge.

import type { ReactNode, Ref } from "react";
import { Label } from "#components/label.tsx";
import classes from "./answer-card.module.css";

interface AnswerRowProps {
  readonly label: string;
  readonly isResult?: boolean;
  /** The row's element, for a row that the page scrolls to and gives the focus to. */
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
