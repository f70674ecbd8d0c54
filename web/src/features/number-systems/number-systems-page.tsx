// Number systems: one field, and below it the number in every base, with its complements.

import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useId, useMemo, useRef, useState, type FormEvent } from "react";
import { numberSystemsAddress } from "#addresses/core/number-systems.ts";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import { BigField } from "#expression/big-field.tsx";
import { LiveLineFrame } from "#expression/live-line-frame.tsx";
import { PremiumDialog } from "#account/premium-dialog.tsx";
import { Card } from "#components/card.tsx";
import { ErrorLine } from "#components/error-line.tsx";
import { Note } from "#components/note.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { useFocusKept } from "#components/focus.ts";
import { useEntitlement } from "#account/entitlement.ts";
import { countEvent } from "#lib/analytics/analytics.ts";
import { numberTexts } from "#messages/number-systems.ts";
import { specified } from "#messages/specified.ts";
import { BaseChoice } from "./base-choice.tsx";
import { BaseTable } from "./base-table.tsx";
import { ComplementCard } from "./complement-card.tsx";
import { availableBases, fixedBases } from "./core/bases.ts";
import { baseMeant } from "./core/base-meant.ts";
import { baseName } from "./core/base-names.ts";
import type { Conversion } from "./core/convert.ts";
import { briefText } from "./core/number-text.ts";
import { upperCased } from "./core/read-number.ts";
import { CustomBasesPanel } from "./custom-bases-panel.tsx";
import { useCustomBases } from "./custom-bases-store.ts";
import { IdleHint } from "./idle-hint.tsx";
import classes from "./number-systems-page.module.css";
import { useConversion } from "./use-conversion.ts";
import { ReadInBase } from "./read-in-base.tsx";
import { useConverter } from "./use-converter.ts";
import { wrongSentence } from "./wrong-sentence.ts";

const panelId = "custom-bases";

/** An unfinished text is marked after this pause, or on Enter. */
const restMs = 1_000;

export function Component() {
  const { isPremium } = useEntitlement();
  const custom = useCustomBases(isPremium);
  const bases = useMemo(() => availableBases(custom.bases), [custom.bases]);
  const rows = useMemo(() => [...fixedBases, ...custom.bases], [custom.bases]);
  const { state, view, type, clear, chooseBase, chooseWidth, push } = useConverter(bases);
  const { reading, shown } = view;
  const { conversion, isOld } = useConversion(shown, rows);
  const [dialogIsOpen, setDialogIsOpen] = useState(false);
  const [entered, setEntered] = useState<string | null>(null);
  const [rested] = useDebouncedValue(state.text, restMs);
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);
  const panel = useSidePanel();
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field, numberSystemsAddress);
  const errorId = useId();
  useFocusKept(field);

  /** Whether the tables show a number that is no longer in the field. */
  const isEarlier = isOld || reading.kind === "wrong";
  const isDue =
    reading.kind === "wrong" &&
    (reading.wrong.kind !== "unfinished" || [entered, rested].includes(state.text));
  const error = isDue ? reading : null;
  const sentence = error && wrongSentence(error.wrong, error.span);
  const meant = reading.kind === "number" ? baseMeant(reading.numeral, state.base, bases) : null;
  const typeInField = (typed: string) => {
    keepCaret(field.current, upperCased(typed));
    type(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEntered(state.text);
    if (reading.kind === "number") push();
  };
  const readAs = (base: number) => {
    // The pressed button disappears with the choice.
    field.current?.focus();
    chooseBase(base);
  };
  const openCustom = () => {
    if (isPremium && panel.openId === panelId) return panel.close();
    countEvent("premium_access", { feature: "bases", allowed: isPremium });
    if (isPremium) panel.open(panelId);
    else setDialogIsOpen(true);
  };

  return (
    <div className={classes.page}>
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
              conversion={isOld ? null : conversion}
              action={
                meant !== null && (
                  <Button variant="default" onClick={() => readAs(meant)}>
                    {numberTexts.numberReadIn(baseName(meant))}
                  </Button>
                )
              }
            />
          </LiveLineFrame>
          <BaseChoice
            custom={custom.bases}
            valid={view.validBases}
            base={shown?.base ?? state.base}
            isPremium={isPremium}
            panelIsOpen={panel.openId === panelId}
            onChoose={chooseBase}
            onCustom={openCustom}
          />
        </form>
      </Card>

      {conversion ? (
        <div className={classes.tables} data-old={isEarlier || undefined} aria-busy={isOld}>
          {isEarlier && (
            <Note size="tag" className={classes.earlier}>
              {earlierWords(conversion)}
            </Note>
          )}
          <BaseTable conversion={conversion} onCopy={copy} />
          <ComplementCard
            integer={conversion.integer}
            hasPoint={shown?.numeral.hasPoint ?? false}
            chosen={state.width}
            isOld={isEarlier}
            onChoose={chooseWidth}
            onCopy={copy}
          />
        </div>
      ) : (
        reading.kind === "empty" && <IdleHint />
      )}

      <SidePanel id={panelId} title={specified.customBases}>
        <CustomBasesPanel {...custom} />
      </SidePanel>
      {dialogIsOpen && (
        <PremiumDialog onClose={() => setDialogIsOpen(false)}>{numberTexts.customBasesPremium}</PremiumDialog>
      )}
      {toast}
    </div>
  );
}

/** The line about an earlier number; it leaves out a number that is too long for a line, which is in the table. */
function earlierWords({ base, values }: Conversion): string {
  const value = values.find((each) => each.base === base);
  const brief = value && briefText(value);
  return numberTexts.earlierNumber(brief ? numberTexts.numberIn(brief, baseName(base)) : null);
}

/** Setting the value would move the caret to the end; upper case has the same length. */
function keepCaret(input: HTMLInputElement | null, text: string): void {
  if (!input || input.value === text) return;
  const { selectionStart, selectionEnd } = input;
  input.value = text;
  input.setSelectionRange(selectionStart, selectionEnd);
}
