// The Simplifier's form: the input, in the Min Terms mode a field for don't-cares, the button, and the mode.

import type { Dispatch, RefObject } from "react";
import type { Fix } from "#contract/generated/logic-types.ts";
import { Label } from "#components/label.tsx";
import { SubmitButton } from "#components/submit-button.tsx";
import { useFocusKept } from "#components/focus.ts";
import { SymbolKeys } from "#notation/keys/symbol-keys.tsx";
import { controlTexts } from "#messages/controls.ts";
import { readingTexts } from "#messages/expression.ts";
import { simplifierTexts } from "#messages/simplifier.ts";
import { specified } from "#messages/specified.ts";
import {
  editing,
  simplifierFields,
  type SimplifierEvent,
  type SimplifierField,
  type SimplifierState,
} from "./core/machine.ts";
import { MinimumLine } from "#answer/minimum/minimum-line.tsx";
import { ModeToggle } from "./mode-toggle.tsx";
import classes from "./simplifier-form.module.css";
import { TextField } from "#notation/fields/text-field.tsx";
import type { Undo } from "#notation/fields/use-undo.ts";
import type { LiveFields } from "./use-live-fields.ts";

interface SimplifierFormProps {
  readonly fields: Readonly<Record<SimplifierField, RefObject<HTMLInputElement | null>>>;
  readonly state: SimplifierState;
  readonly live: LiveFields;
  /** The id of the alert with the error of the submitted text. */
  readonly alertId: string;
  /** Brings back the texts that were typed before their reading took their place. */
  readonly undo: Undo | null;
  readonly onEvent: Dispatch<SimplifierEvent>;
  readonly onFix: (field: SimplifierField, fix: Fix) => void;
  readonly onSubmit: () => void;
  readonly onClear: (field: SimplifierField) => void;
}

export function SimplifierForm({
  fields,
  state,
  live,
  alertId,
  undo,
  onEvent,
  onFix,
  onSubmit,
  onClear,
}: SimplifierFormProps) {
  const { status, mode, locked, failure } = state;
  useFocusKept(fields.input);
  const { taken } = state;
  const read = taken && simplifierFields.find((field) => taken.typed[field] !== state[field]);
  const given = (field: SimplifierField) => ({
    ref: fields[field],
    value: state[field],
    live: live[field],
    failure: failure?.field === field ? failure : null,
    alertId,
    undo: undo && taken && read === field ? { ...undo, typed: taken.typed[field] } : null,
    onChange: (text: string) => onEvent(editing(field, text)),
    onFix: (fix: Fix) => onFix(field, fix),
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        {...given("input")}
        label={readingTexts.fieldLabel}
        hint={simplifierTexts.fieldHint}
        clearLabel={readingTexts.clearInput}
        keys={mode}
        sumUp={readingTexts.readMinTerms}
        onClear={() => onClear("input")}
      />
      <MinimumLine
        live={live.input}
        dontCares={state.dontCares}
        variables={state.variables}
        isAnswered={status === "Simplified"}
      />
      {mode === "mint" && (
        <div className={classes.more}>
          <div className={classes.optional}>
            <OptionalLabel>{simplifierTexts.dontCares}</OptionalLabel>
            <TextField
              {...given("dontCares")}
              label={simplifierTexts.dontCares}
              hint={simplifierTexts.dontCaresHint}
              clearLabel={simplifierTexts.clearDontCares}
              keys="mint"
              sumUp={readingTexts.readDontCares}
              onClear={() => onClear("dontCares")}
            />
          </div>
          <div className={classes.optional}>
            <OptionalLabel>{readingTexts.variables}</OptionalLabel>
            <TextField
              {...given("variables")}
              label={readingTexts.variables}
              hint={readingTexts.variablesHint}
              clearLabel={readingTexts.clearVariables}
              keys={null}
              sumUp={readingTexts.readDontCares}
              onClear={() => onClear("variables")}
            />
          </div>
        </div>
      )}
      <SubmitButton
        className={classes.submit}
        disabled={status === "InvalidInput"}
        busy={status === "Simplifying"}
        quiet={status === "Simplified"}
      >
        {specified.simplify}
      </SubmitButton>
      <ModeToggle
        className={`${classes.mode} no-print`}
        mode={mode}
        locked={locked}
        onChange={(chosen) => onEvent({ type: "modeChosen", mode: chosen })}
      />
      <SymbolKeys />
    </form>
  );
}

/** The drawn label of a field that may stay empty; the field has its own for screen readers. */
function OptionalLabel({ children }: { readonly children: string }) {
  return (
    <Label as="span" className={`${classes.label} no-print`} aria-hidden>
      {children} <span className={classes.may}>{controlTexts.optional}</span>
    </Label>
  );
}
