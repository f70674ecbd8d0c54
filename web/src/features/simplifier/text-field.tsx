// One of the form's fields with the line under it. Its error is that of what was submitted, else that of what is typed.

import { useId, type RefObject } from "react";
import { BigField } from "#expression/big-field.tsx";
import type { Failure } from "#expression/core/failure.ts";
import { LiveLine } from "#expression/live-line.tsx";
import type { Live } from "#expression/use-live.ts";

interface TextFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly hint: string;
  /** The name of the button that empties it. */
  readonly clearLabel: string;
  readonly value: string;
  readonly live: Live;
  /** What is wrong with what was submitted here. */
  readonly failure: Failure | null;
  /** The alert that says so. */
  readonly alertId: string;
  readonly sumUp: (count: number, variables: readonly string[]) => string;
  readonly onChange: (text: string) => void;
  /** The same from a button outside the field. */
  readonly onFix: (text: string) => void;
  readonly onClear: () => void;
}

export function TextField({ live, failure, alertId, sumUp, onFix, ...field }: TextFieldProps) {
  const liveErrorId = useId();
  return (
    <>
      <BigField
        {...field}
        span={failure ? failure.span : (live.error?.span ?? null)}
        reveal={failure !== null}
        errorId={failure ? alertId : live.error && liveErrorId}
      />
      <LiveLine
        errorId={liveErrorId}
        live={failure ? { ...live, error: null } : live}
        sumUp={sumUp}
        onFix={onFix}
      />
    </>
  );
}
