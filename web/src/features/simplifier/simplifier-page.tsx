// The Simplifier's page: the form, and below it the help, the answer or the error.

import { Button } from "@mantine/core";
import { useId, useRef } from "react";
import { useHref, useLocation } from "react-router-dom";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { addressTextCharsMax, fitsAddress, searchWith } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import { AnswerCard } from "./answer-card.tsx";
import { BusyBar } from "#components/busy-bar.tsx";
import { canSubmit, editing, type Answered, type SimplifierField } from "./core/machine.ts";
import { spokenAnswer } from "./core/answer-text.ts";
import { FailureAlert } from "#expression/failure-alert.tsx";
import { HelpPanels } from "./help-panels.tsx";
import classes from "./simplifier-page.module.css";
import { SimplifierForm } from "./simplifier-form.tsx";
import { useAddress } from "./use-address.ts";
import { useLiveFields } from "./use-live-fields.ts";
import { useSimplifier } from "./use-simplifier.ts";

const helpPanelId = "simplifier-help";

export function Component() {
  const [state, dispatch] = useSimplifier();
  const { status, answered, failure } = state;
  const pushAddress = useAddress(state, dispatch);
  const live = useLiveFields(state);
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);
  const input = useRef<HTMLInputElement>(null);
  useFieldFocus(input, simplifyAddress);
  const dontCares = useRef<HTMLInputElement>(null);
  const fields = { input, dontCares };
  const alertId = useId();
  const panel = useSidePanel();
  const here = useHref(useLocation().pathname);

  const isAnswered = status === "Simplified";
  const submit = () => {
    if (!canSubmit(state)) return;
    dispatch({ type: "submitted" });
    pushAddress();
  };
  const clear = () => {
    dispatch({ type: "cleared" });
    input.current?.focus();
  };
  const cancel = () => {
    dispatch({ type: "cancelled" });
    input.current?.focus();
  };
  const fix = (fixed: SimplifierField, text: string) => {
    dispatch(editing(fixed, text));
    fields[fixed].current?.focus();
  };
  const copyLink = ({ text, ...asked }: Answered) => {
    const setup = { input: text, mode: asked.mode, dontCares: asked.dontCares };
    if (!fitsAddress(simplifyAddress, setup))
      return showToast({ text: own.linkTooLong(addressTextCharsMax), isFailure: true });
    const { href } = new URL(`${here}${searchWith(simplifyAddress, setup)}`, window.location.href);
    copy(href, own.linkCopied);
  };

  return (
    <div className={classes.page}>
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
          {...(failure.field === "dontCares" && { field: own.dontCares })}
          fix={live[failure.field].fix}
          onFix={(text) => fix(failure.field, text)}
        />
      )}
      {status === "Simplifying" && <BusyBar label={own.simplifying} onCancel={cancel} />}
      {answered && (
        <AnswerCard
          key={`${answered.mode} ${answered.text} ${answered.dontCares}`}
          answered={answered}
          isOld={!isAnswered}
          onCopy={copy}
          onCopyLink={() => copyLink(answered)}
          onClear={clear}
        />
      )}
      {isAnswered && (
        <Button
          variant="subtle"
          className={`${classes.help} no-print`}
          aria-expanded={panel.openId === helpPanelId}
          onClick={() => (panel.openId === helpPanelId ? panel.close() : panel.open(helpPanelId))}
        >
          {own.helpTitle}
        </Button>
      )}
      {(status === "InvalidInput" || status === "Error" || (status === "None" && !answered)) && (
        <HelpPanels />
      )}

      <output className="spoken">{isAnswered && answered && spokenAnswer(answered)}</output>
      <SidePanel id={helpPanelId} title={own.helpTitle}>
        <HelpPanels />
      </SidePanel>
      {toast}
    </div>
  );
}
