// The checkbox of a row: a drawn box next to an invisible input that is as large as the cell, so that a finger can
// hit it.

import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { atCell } from "#table/use-cell-keys.ts";
import classes from "./row-box.module.css";

interface RowBoxProps {
  readonly label: string;
  /** Which of the checkboxes it is, from 0, for the arrow keys. */
  readonly at: number;
  readonly checked: boolean;
  /** The mixed state: only some of the rows of a header's box are checked, or the box's row is a don't-care. */
  readonly mixed?: "some" | "X" | undefined;
}

/** The row handles presses, because a press anywhere in it counts. */
export function RowBox({ label, at, checked, mixed }: RowBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed !== undefined;
  }, [mixed]);
  const Mark = mixed === "X" ? IconX : mixed ? IconMinus : IconCheck;
  return (
    <>
      <input
        ref={input}
        type="checkbox"
        className={classes.input}
        aria-label={label}
        checked={checked}
        readOnly
        {...atCell({ row: at, column: 0 })}
      />
      <span className={classes.box} data-marked={mixed ?? checked} aria-hidden>
        {(checked || mixed) && <Mark size={16} stroke={3} />}
      </span>
    </>
  );
}
