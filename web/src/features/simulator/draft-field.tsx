// A field of the properties whose text is taken with Enter or when the field loses the focus. A refused text and its
// reason stay until Escape or an accepted text: if they went with the focus, the content below would move under a
// press.

import { useId, useState, type ComponentPropsWithRef } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Label } from "#components/label.tsx";
import classes from "./properties.module.css";

interface DraftFieldProps extends Pick<
  ComponentPropsWithRef<"input">,
  "type" | "inputMode" | "min" | "max" | "step"
> {
  readonly label: string;
  /** The present value, which the field shows while nothing is typed. */
  readonly text: string;
  /** Why a typed text is refused; null if it is accepted. */
  readonly refusal: (typed: string) => string | null;
  /** Called with an accepted text that differs from the present one. */
  readonly onTake: (typed: string) => void;
}

export function DraftField({ label, text, refusal, onTake, ...input }: DraftFieldProps) {
  const labelId = useId();
  const errorId = useId();
  /** The typed text that is not taken yet; null while the field shows the present value. */
  const [typed, setTyped] = useState<string | null>(null);
  const why = typed === null || typed === text ? null : refusal(typed);
  const take = () => {
    if (why !== null) return;
    if (typed !== null && typed !== text) onTake(typed);
    setTyped(null);
  };
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <Label as="span" id={labelId}>
        {label}
      </Label>
      <Field
        {...input}
        aria-labelledby={labelId}
        value={typed ?? text}
        aria-invalid={why !== null}
        aria-describedby={errorId}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || typed === null) return;
          event.preventDefault();
          event.stopPropagation();
          setTyped(null);
        }}
      />
      <ErrorLine id={errorId} className={classes.error}>
        {why}
      </ErrorLine>
    </form>
  );
}
