// The Simplifier's page: the form, and below it the help, the answer or the error.

import { Button } from "@mantine/core";
import { useCallback, useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useHref, useLocation } from "react-router-dom";
import { LazyPart } from "#components/lazy-part.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { isTouch, useFoldedKeyboard } from "#components/use-folded-keyboard.ts";
import { addressTextCharsMax, fitsAddress, searchWith } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import { controlTexts } from "#messages/controls.ts";
import { copyTexts } from "#messages/copying.ts";
import { simplifierTexts } from "#messages/simplifier.ts";
import { specified } from "#messages/specified.ts";
import { BusyBar } from "#components/busy-bar.tsx";
import { canSubmit, editing, type Answered, type SimplifierField, type Typed } from "./core/machine.ts";
import { spokenAnswer } from "./core/answer-text.ts";
import type { Fix } from "#contract/generated/logic-types.ts";
import { isReading } from "#expression/core/correction.ts";
import { splitNames } from "#expression/core/names.ts";
import { FailureAlert } from "#expression/failure-alert.tsx";
import { useUndo } from "#expression/use-undo.ts";
import { answerCard } from "./answer-card-part.ts";
import { HelpPanels } from "./help-panels.tsx";
import classes from "./simplifier-page.module.css";
import { SimplifierForm } from "./simplifier-form.tsx";
import { useAddress } from "./use-address.ts";
import { useLiveFields, type LiveFields } from "./use-live-fields.ts";
import { useSimplifier } from "./use-simplifier.ts";

const helpPanelId = "simplifier-help";

export function Component() {
  const [state, dispatch, improve] = useSimplifier();
  const { status, mode, answered, failure, taken } = state;
  const pushAddress = useAddress(state, dispatch);
  const live = useLiveFields(state);
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFieldFocus(input, simplifyAddress);
  const dontCares = useRef<HTMLInputElement>(null);
  const fields = { input, dontCares };
  const alertId = useId();
  const panel = useSidePanel();
  const here = useHref(useLocation().pathname);

  const restore = useCallback((typed: Typed) => dispatch({ type: "restored", ...typed }), [dispatch]);
  useUndo(taken, restore, showToast);

  // A failure is shown when the answer is drawn.
  useEffect(() => void answerCard.load().catch(() => undefined), []);

  const isAnswered = status === "Simplified";
  const folded = useFoldedKeyboard(isAnswered && (answered?.first ?? answered), { page });
  const submit = () => {
    if (!canSubmit(state)) return;
    if (isAnswered) folded.fold();
    dispatch({ type: "submitted" });
    pushAddress();
  };
  /**
   * Gives the focus to the form's field; on touch, where the field would open a keyboard, to the button or to the
   * page.
   */
  const focusForm = useCallback(() => {
    if (!isTouch()) return input.current?.focus();
    const button = input.current?.form?.querySelector<HTMLElement>("[type=submit]:enabled");
    (button ?? page.current)?.focus({ preventScroll: true });
  }, []);
  const clear = (field: SimplifierField) => {
    const { chosen } = state;
    const both = field === "input" ? { input: state.input, dontCares: state.dontCares, chosen } : null;
    dispatch(both ? { type: "fieldsCleared" } : editing(field, ""));
    fields[field].current?.focus();
    const run = () => {
      dispatch({ type: "restored", ...(both ?? { dontCares: state.dontCares }) });
      (fields[field].current ?? input.current)?.focus();
    };
    showToast({ text: simplifierTexts.inputCleared, action: { label: controlTexts.undo, run } });
  };
  const close = (closed: Answered) => {
    dispatch({ type: "answerClosed" });
    focusForm();
    // Drawn synchronously: the focused button disappears with the toast, and the heading must take over the focus.
    const run = () => {
      flushSync(() => dispatch({ type: "restored", answered: closed }));
      folded.heading.current?.focus();
    };
    showToast({ text: simplifierTexts.answerClosed, action: { label: controlTexts.undo, run } });
  };
  const cancel = () => {
    dispatch({ type: "cancelled" });
    input.current?.focus();
  };
  const fix = (field: SimplifierField, by: Fix) => {
    // After a refused submit, and for a text that was only in another notation, the visitor wants the answer next.
    const submits = failure !== null || isReading(by);
    flushSync(() => dispatch({ type: "fixed", field, fix: by }));
    if (submits) dispatch({ type: "submitted" });
    const edited = fields[field].current;
    edited?.focus();
    // The caret goes before the names, where the expression continues.
    if (by.kind === "names") edited?.setSelectionRange(...endOf(by.text));
    if (submits) pushAddress();
  };
  const copyLink = ({ text, ...asked }: Answered) => {
    const setup = { input: text, mode: asked.mode, dontCares: asked.dontCares };
    if (!fitsAddress(simplifyAddress, setup))
      return showToast({ text: copyTexts.linkTooLong(addressTextCharsMax), isFailure: true });
    const { href } = new URL(`${here}${searchWith(simplifyAddress, setup)}`, window.location.href);
    copy(href, copyTexts.linkCopied);
  };

  return (
    <div ref={page} className={classes.page} tabIndex={-1}>
      <SimplifierForm
        fields={fields}
        state={state}
        live={live}
        alertId={alertId}
        onEvent={dispatch}
        onFix={fix}
        onSubmit={submit}
        onClear={clear}
      />

      {failure && (
        <FailureAlert
          id={alertId}
          title={specified.couldNotSimplify}
          failure={failure}
          {...(failure.field === "dontCares" && { field: simplifierTexts.dontCares })}
          fix={live[failure.field].fix}
          onFix={(by) => fix(failure.field, by)}
        />
      )}
      {status === "Simplifying" && <BusyBar label={busyLabel(live)} onCancel={cancel} />}
      {answered && (
        <LazyPart
          key={`${answered.mode} ${answered.text} ${answered.dontCares}`}
          part={answerCard}
          props={{
            answered,
            isOld: !isAnswered,
            titleRef: folded.headingRef,
            onCopy: copy,
            onImproved: improve,
            onCopyLink: () => copyLink(answered),
            onClose: () => close(answered),
          }}
        />
      )}
      {isAnswered && (
        <Button
          variant="subtle"
          className={`${classes.help} no-print`}
          aria-expanded={panel.openId === helpPanelId}
          onClick={() => (panel.openId === helpPanelId ? panel.close() : panel.open(helpPanelId))}
        >
          {simplifierTexts.helpTitle}
        </Button>
      )}
      {(status === "InvalidInput" || status === "Error" || (status === "None" && !answered)) && (
        <HelpPanels mode={mode} onAsked={focusForm} />
      )}

      <output className="spoken">
        {isAnswered && answered && !answered.isImproved && spokenAnswer(answered)}
      </output>
      <SidePanel id={helpPanelId} title={simplifierTexts.helpTitle}>
        <HelpPanels mode={mode} onAsked={focusForm} />
      </SidePanel>
      {toast}
    </div>
  );
}

/** The end of the expression in a text, as a selection. */
function endOf(text: string): readonly [start: number, end: number] {
  const at = splitNames(text).expression.trimEnd().length;
  return [at, at];
}

/** The label of a long search, with the facts that the lines under the fields have. */
function busyLabel({ input: { reading } }: LiveFields): string {
  const outcome = reading?.outcome;
  return outcome === undefined || outcome.kind === "refused"
    ? simplifierTexts.simplifying
    : simplifierTexts.simplifyingOf(outcome.vars.length);
}
