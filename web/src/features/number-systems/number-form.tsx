// The field with the number, the line about it, and the choice of the base it is read in.

import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useId, useRef, useState, type FormEvent } from "react";
import { numberSystemsAddress } from "#addresses/core/number-systems.ts";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import { Card } from "#components/card.tsx";
import { ErrorLine } from "#components/error-line.tsx";
import { useFocusKept } from "#components/focus.ts";
import { BigField } from "#notation/fields/big-field.tsx";
import { LiveLineFrame } from "#notation/fields/live-line-frame.tsx";
import { numberTexts } from "#messages/number-systems.ts";
import { BaseChoice } from "./base-choice.tsx";
import { baseMeant, type Meant } from "./core/base-meant.ts";
import { baseName } from "./core/base-names.ts";
import type { Conversion } from "#numbers/core/convert.ts";
import { shortened } from "#notation/core/correction.ts";
import { upperCased } from "#numbers/core/read-number.ts";
import classes from "./number-systems-page.module.css";
import { ReadInBase } from "./read-in-base.tsx";
import type { useConverter } from "./use-converter.ts";
import { wrongSentence } from "./wrong-sentence.ts";

/** An unfinished text is marked after this pause, or on Enter. */
const restMs = 1_000;

interface NumberFormProps {
  readonly converter: ReturnType<typeof useConverter>;
  readonly bases: readonly number[];
  /** The visitor's own bases. */
  readonly custom: readonly number[];
  readonly isPremium: boolean;
  /** Of the number in the field; null while it is being worked out. */
  readonly conversion: Conversion | null;
  readonly panelIsOpen: boolean;
  readonly onCustom: () => void;
}

export function NumberForm({
  converter,
  bases,
  custom,
  isPremium,
  conversion,
  panelIsOpen,
  onCustom,
}: NumberFormProps) {
  const { state, view, type, clear, chooseBase, push } = converter;
  const { reading, shown } = view;
  const [entered, setEntered] = useState<string | null>(null);
  const [rested] = useDebouncedValue(state.text, restMs);
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field, numberSystemsAddress);
  const errorId = useId();
  useFocusKept(field);

  const isDue =
    reading.kind === "wrong" &&
    (reading.wrong.kind !== "unfinished" || [entered, rested].includes(state.text));
  const error = isDue ? reading : null;
  const sentence = error && wrongSentence(error.wrong, error.span);
  const meant = reading.kind === "number" ? baseMeant(state.text, reading, state.base, bases) : null;
  const typeInField = (typed: string) => {
    keepCaret(field.current, upperCased(typed));
    type(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEntered(state.text);
    if (reading.kind === "number") push();
  };
  const readAs = ({ base, digits }: Meant) => {
    // The pressed button disappears with the choice.
    field.current?.focus();
    if (digits !== null) type(digits.trim());
    chooseBase(base);
  };

  return (
    <Card padded>
      <form className={classes.form} onSubmit={submit}>
        <BigField
          ref={field}
          label={numberTexts.numberField}
          hint={numberTexts.numberFieldHint}
          value={state.text}
          span={error && error.span}
          reveal={error !== null && entered === state.text}
          errorId={error && errorId}
          capitals
          onChange={typeInField}
          onClear={clear}
        />
        <LiveLineFrame error={sentence} sentence={<ErrorLine id={errorId}>{sentence}</ErrorLine>}>
          <ReadInBase
            base={reading.kind === "number" && shown ? shown.base : null}
            conversion={conversion}
            action={
              meant !== null && (
                <Button variant="default" onClick={() => readAs(meant)}>
                  {meant.digits === null
                    ? numberTexts.numberReadIn(baseName(meant.base))
                    : numberTexts.readInAs(baseName(meant.base), shortened(meant.digits.trim()))}
                </Button>
              )
            }
          />
        </LiveLineFrame>
        <BaseChoice
          custom={custom}
          valid={view.validBases}
          base={shown?.base ?? state.base}
          isPremium={isPremium}
          panelIsOpen={panelIsOpen}
          onChoose={chooseBase}
          onCustom={onCustom}
        />
      </form>
    </Card>
  );
}

/** Setting the value would move the caret to the end; upper case has the same length. */
function keepCaret(input: HTMLInputElement | null, text: string): void {
  if (!input || input.value === text) return;
  const { selectionStart, selectionEnd } = input;
  input.value = text;
  input.setSelectionRange(selectionStart, selectionEnd);
}
