// A field of the form and the line under it. They show the error of the submitted text, or else of the typed text.

import { useId, type ComponentProps, type RefObject } from "react";
import { BigField } from "./big-field.tsx";
import type { Fix } from "#contract/generated/logic-types.ts";
import type { Failure } from "../core/failure.ts";
import { readingTexts } from "#messages/expression.ts";
import { LiveLine } from "./live-line.tsx";
import type { KeysKind } from "../keys/symbol-keys-choice.ts";
import type { Live } from "./use-live.ts";

const hints: Readonly<Record<KeysKind, string>> = {
  boolean: readingTexts.howToWrite,
  mint: readingTexts.howToWriteNumbers,
};

interface TextFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly hint: string;
  /** The name of the button that empties the field. */
  readonly clearLabel: string;
  readonly value: string;
  /** The page's own keys for this field on touch; null for none. */
  readonly keys: KeysKind | null;
  readonly live: Live;
  /** The error of the submitted text of this field. */
  readonly failure: Failure | null;
  /** The id of the alert with that error. */
  readonly alertId: string;
  readonly sumUp: (count: number, variables: readonly string[]) => string;
  readonly onChange: (text: string) => void;
  /** Called when the button with the correction is pressed. */
  readonly onFix: (fix: Fix) => void;
  readonly onClear: () => void;
  /** Brings back the typed text that the present one took the place of. */
  readonly undo?: ComponentProps<typeof LiveLine>["undo"];
}

export function TextField({ live, failure, alertId, sumUp, onFix, undo = null, ...field }: TextFieldProps) {
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
        field={field.ref}
        fieldLabel={field.label}
        errorId={liveErrorId}
        live={failure ? { ...live, error: null, fix: null } : live}
        sumUp={sumUp}
        onFix={onFix}
        hint={field.value === "" && field.keys ? hints[field.keys] : null}
        undo={undo}
      />
    </>
  );
}
