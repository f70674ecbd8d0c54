// The checkbox of a row: drawn beside an input as large as its cell, so that fingers can hit it.

import { IconCheck, IconMinus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import classes from "./row-box.module.css";

interface RowBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is checked. */
  readonly isMixed?: boolean;
}

/** Its row handles presses, because a press anywhere in the row counts. */
export function RowBox({ label, checked, isMixed = false }: RowBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  const Mark = isMixed ? IconMinus : IconCheck;
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
      <span className={classes.box} data-marked={checked || isMixed} aria-hidden>
        {(checked || isMixed) && <Mark size={16} stroke={3} />}
      </span>
    </>
  );
}
