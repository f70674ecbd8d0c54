// The first variable's letter: the last character typed is kept, and anything else but A to Z is refused beside it.

import { useId } from "react";
import { own } from "#messages/own.ts";
import classes from "./start-field.module.css";

interface StartFieldProps {
  readonly start: string;
  readonly refused: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

export function StartField({ start, refused, onType, onLeave }: StartFieldProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className={classes.part}>
      <label className={classes.label} htmlFor={id}>
        {own.startVariable}
      </label>
      <input
        id={id}
        className={classes.field}
        value={start}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={refused}
        {...(refused ? { "aria-describedby": errorId } : {})}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <output id={errorId} className={classes.error}>
        {refused && own.startRefused}
      </output>
    </div>
  );
}
