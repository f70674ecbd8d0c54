// The truth table's form: the main expression, the additional ones, and how to show the table.

import { useRef, type Dispatch, type FormEvent } from "react";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import { Card } from "#components/card.tsx";
import { SubmitButton } from "#components/submit-button.tsx";
import { useFocusKept } from "#components/focus.ts";
import { BigField } from "#notation/fields/big-field.tsx";
import { LiveLine } from "#notation/fields/live-line.tsx";
import { SymbolKeys } from "#notation/keys/symbol-keys.tsx";
import type { Fix } from "#contract/generated/logic-types.ts";
import { isReading } from "#notation/core/correction.ts";
import { FailureAlert } from "#notation/fields/failure-alert.tsx";
import { readingTexts } from "#messages/expression.ts";
import { specified } from "#messages/specified.ts";
import { truthTableTexts } from "#messages/truth-table.ts";
import { WithFunctionNames } from "#table/function-name.tsx";
import { Chips } from "./chips.tsx";
import { ComparisonSwitch } from "./comparison-switch.tsx";
import type { Chip, Expressions } from "./core/expressions.ts";
import { canSubmit, type TruthTableEvent, type TruthTableState } from "./core/machine.ts";
import { SwitchRow } from "#components/switch-row.tsx";
import { RowsElsewhere } from "./rows-elsewhere.tsx";
import classes from "./table-form.module.css";
import type { Undo } from "#notation/fields/use-undo.ts";
import { useTableLive } from "./use-table-live.ts";
import type { ComparisonCall } from "./use-comparison.ts";
import { useFocusOnRefusal } from "./use-focus-on-refusal.ts";

const errorId = "truth-table-live-error";
const alertId = "truth-table-alert";

type FixEvent = Extract<TruthTableEvent, { type: "fixed" | "chipFixed" }>;

interface TableFormProps {
  readonly state: TruthTableState;
  readonly dispatch: Dispatch<TruthTableEvent>;
  /** Brings back the expressions that were typed before their reading took their place. */
  readonly undo: Undo | null;
  readonly isComparing: boolean;
  readonly comparisonCall: ComparisonCall;
  readonly onSubmit: () => void;
  readonly onRemoved: (chip: Chip, at: number) => void;
}

export function TableForm(props: TableFormProps) {
  const { state, dispatch, undo, isComparing, comparisonCall, onSubmit, onRemoved } = props;
  const { status, input, chips, refused, namesInHeader, showsParts, taken } = state;
  const live = useTableLive(
    input,
    chips.map(({ text }) => text),
  );
  const field = useRef<HTMLInputElement>(null);
  useFocusOnRefusal(refused, field);
  useFocusKept(field);
  useFieldFocus(field, truthTableAddress);

  const failure = refused?.failure ?? null;
  const write = (text: string) => {
    dispatch({ type: "edited", input: text });
    field.current?.focus();
  };
  const fix = (event: FixEvent) => {
    dispatch(event);
    // After a refused submit, and for a text that was only in another notation, the visitor wants the table next.
    if (refused || isReading(event.fix)) onSubmit();
    if (event.type === "fixed") field.current?.focus();
  };
  const fixMain = (by: Fix) => fix({ type: "fixed", fix: by });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit(state)) onSubmit();
  };
  return (
    <Card className={`${classes.card} no-print`} padded>
      <form className={classes.form} onSubmit={submit}>
        <BigField
          ref={field}
          label={truthTableTexts.tableFieldLabel}
          hint={truthTableTexts.tableFieldHint}
          value={input}
          span={failure ? failure.span : (live.error?.span ?? null)}
          reveal={failure !== null}
          errorId={failure ? alertId : live.error && errorId}
          keys="boolean"
          onChange={(text) => dispatch({ type: "edited", input: text })}
          onClear={() => write("")}
        />
        <SubmitButton
          className={classes.submit}
          disabled={status === "InvalidInput"}
          busy={status === "Generating"}
        >
          {specified.generateTable}
        </SubmitButton>
        {live.rows ? (
          <RowsElsewhere rows={live.rows} />
        ) : (
          <LiveLine
            field={field}
            errorId={errorId}
            live={failure ? { ...live, error: null, fix: null } : live}
            onFix={fixMain}
            hint={readingTexts.howToWrite}
            undo={undo && taken && { ...undo, typed: replaced(taken.typed, state) }}
          />
        )}
      </form>
      {failure && (
        <FailureAlert
          id={alertId}
          title={specified.errorGeneratingTable}
          failure={failure}
          fix={live.fix}
          onFix={fixMain}
        />
      )}
      <Chips state={state} dispatch={dispatch} onRemoved={onRemoved} onFix={fix} />
      <div className={classes.switches}>
        {chips.length > 0 && (
          <SwitchRow
            isOn={namesInHeader}
            onToggle={() => dispatch({ type: "headerChosen", namesInHeader: !namesInHeader })}
          >
            <WithFunctionNames text={specified.showNames} />
          </SwitchRow>
        )}
        <SwitchRow
          isOn={showsParts}
          onToggle={() => dispatch({ type: "partsChosen", showsParts: !showsParts })}
        >
          {truthTableTexts.showParts}
        </SwitchRow>
        <ComparisonSwitch
          isOn={isComparing}
          call={comparisonCall}
          onChoose={(compares) => dispatch({ type: "comparisonChosen", compares })}
        />
      </div>
      <SymbolKeys others={[input, ...chips.map(({ text }) => text)]} />
    </Card>
  );
}

/** The typed texts in whose place others stand now. */
function replaced(typed: Expressions, { input, chips }: Expressions): string {
  const before = [typed.input, ...typed.chips.map(({ text }) => text)];
  const now = [input, ...chips.map(({ text }) => text)];
  return before.filter((text, at) => text !== now[at]).join(", ");
}
