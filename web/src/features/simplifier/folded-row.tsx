// A row of the answer card that is only a button until that is pressed.

import type { ReactNode, Ref } from "react";
import { MoreButton } from "#components/more-button.tsx";
import { AnswerRow } from "./answer-row.tsx";
import classes from "./folded-row.module.css";

interface FoldedRowProps {
  readonly label: string;
  /** For a row that is to be scrolled to and to take the focus. */
  readonly rowRef?: Ref<HTMLDivElement>;
  readonly isOpen: boolean;
  /** What the button says while the row is folded, and while it is open. */
  readonly show: string;
  readonly hide: string;
  readonly onToggle: () => void;
  /** What the press shows. */
  readonly children: ReactNode;
}

export function FoldedRow({ label, rowRef, isOpen, show, hide, onToggle, children }: FoldedRowProps) {
  return (
    <AnswerRow
      label={label}
      {...(rowRef && { rowRef })}
      // A row that is only a button stays off the paper.
      className={`${classes.row} ${isOpen ? "" : "no-print"}`}
    >
      <div className={classes.show}>
        <MoreButton expanded={isOpen} label={show} lessLabel={hide} onToggle={onToggle} />
      </div>
      {isOpen && <div className={classes.part}>{children}</div>}
    </AnswerRow>
  );
}
