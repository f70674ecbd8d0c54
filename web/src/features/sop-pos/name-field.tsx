// A field for a name: the first variable's letter, or what the output is called. What is refused is said below it.

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
  /** Why what was typed last was not taken; null where it was. */
  readonly refusal: string | null;
  /** `text` is the whole field after a key. */
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
