// The output's own name. Without one it is F. What cannot be a name is refused with a sentence.

import { useId } from "react";
import { outputCharsMax } from "#addresses/core/sop-pos-setup.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Label } from "#components/label.tsx";
import { sopPos as texts } from "#messages/sop-pos.ts";
import classes from "./start-field.module.css";

interface OutputFieldProps {
  /** Empty where no name was given. */
  readonly given: string;
  /** What the output is called. */
  readonly name: string;
  readonly refused: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

export function OutputField({ given, name, refused, onType, onLeave }: OutputFieldProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className={classes.part}>
      <Label className={classes.label} htmlFor={id}>
        {texts.output}
      </Label>
      <Field
        id={id}
        className={classes.field}
        value={given}
        placeholder={name}
        maxLength={outputCharsMax}
        autoCapitalize="off"
        aria-invalid={refused}
        {...(refused ? { "aria-describedby": errorId } : {})}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <ErrorLine id={errorId} className={classes.error}>
        {refused && texts.outputRefused}
      </ErrorLine>
    </div>
  );
}
