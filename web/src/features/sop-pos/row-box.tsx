// The checkbox of a row: drawn beside an input as large as its cell, so that fingers can hit it.

import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import classes from "./row-box.module.css";

interface RowBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Neither checked nor not: some of what it stands for is, or its row is a don't-care. */
  readonly mixed?: "some" | "X" | undefined;
}

/** Its row handles presses, because a press anywhere in the row counts. */
export function RowBox({ label, checked, mixed }: RowBoxProps) {
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
      />
      <span className={classes.box} data-marked={mixed ?? checked} aria-hidden>
        {(checked || mixed) && <Mark size={16} stroke={3} />}
      </span>
    </>
  );
}
