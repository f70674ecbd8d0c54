// A field for a name: the first variable's letter, or the output's name. A sentence below it tells why a text was
// refused.

import { useId, type InputHTMLAttributes } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Label } from "#components/label.tsx";
import classes from "./name-field.module.css";

interface NameFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoCapitalize" | "maxLength" | "placeholder"
> {
  readonly label: string;
  readonly value: string;
  /** The reason why the last typed text was refused; null if it was accepted. */
  readonly refusal: string | null;
  /** `text` is the whole text of the field after a key press. */
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

export function NameField({ label, refusal, onType, onLeave, ...field }: NameFieldProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className={classes.part}>
      <Label className={classes.label} htmlFor={id}>
        {label}
      </Label>
      <Field
        id={id}
        className={classes.field}
        {...field}
        aria-invalid={refusal !== null}
        {...(refusal !== null ? { "aria-describedby": errorId } : {})}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <ErrorLine id={errorId} className={classes.error}>
        {refusal}
      </ErrorLine>
    </div>
  );
}
