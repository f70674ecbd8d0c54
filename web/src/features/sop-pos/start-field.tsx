// The letter of the first variable. The last character typed is kept; anything but A to Z is refused with a
// sentence.

import { useId } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Label } from "#components/label.tsx";
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
      <Label className={classes.label} htmlFor={id}>
        {own.startVariable}
      </Label>
      <Field
        id={id}
        className={classes.field}
        value={start}
        autoCapitalize="characters"
        aria-invalid={refused}
        {...(refused ? { "aria-describedby": errorId } : {})}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <ErrorLine id={errorId} className={classes.error}>
        {refused && own.startRefused}
      </ErrorLine>
    </div>
  );
}
