// A row of the answer card that is only a button until the button is pressed.

import type { ReactNode, Ref } from "react";
import { MoreButton } from "#components/more-button.tsx";
import { AnswerRow } from "./answer-row.tsx";
import classes from "./folded-row.module.css";

interface FoldedRowProps {
  readonly label: string;
  /** The row's element, for a row that the page scrolls to and gives the focus to. */
  readonly rowRef?: Ref<HTMLDivElement>;
  readonly isOpen: boolean;
  /** The button's labels while the row is folded, and while it is open. */
  readonly show: string;
  readonly hide: string;
  readonly onToggle: () => void;
  /** The unfolded content. */
  readonly children: ReactNode;
}

export function FoldedRow({ label, rowRef, isOpen, show, hide, onToggle, children }: FoldedRowProps) {
  return (
    <AnswerRow
      label={label}
      {...(rowRef && { rowRef })}
      // A folded row is only a button, so it is not printed.
      className={`${classes.row} ${isOpen ? "" : "no-print"}`}
    >
      <div className={classes.show}>
        <MoreButton expanded={isOpen} label={show} lessLabel={hide} onToggle={onToggle} />
      </div>
      {isOpen && <div className={classes.part}>{children}</div>}
    </AnswerRow>
  );
}
