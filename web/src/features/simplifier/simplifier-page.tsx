// The Simplifier: one field, one button, and below them the help, the answer or why there is none.

import { Button } from "@mantine/core";
import { useId, useRef, type FormEvent } from "react";
import { useHref, useLocation } from "react-router-dom";
import { prepareInput } from "../../../../worker/contract/input.ts";
import { SidePanel, useSidePanel } from "../../components/side-panel.tsx";
import { useToast } from "../../components/toast.tsx";
import { copyText } from "../../lib/copy-text.ts";
import { addressTextCharsMax, fitsAddress, searchWith } from "../../config/addresses/codec.ts";
import { simplifyAddress } from "../../config/addresses/simplify.ts";
import { own } from "../../messages/own.ts";
import { specified } from "../../messages/specified.ts";
import { AnswerCard } from "./answer-card.tsx";
import { BusyBar } from "../../components/busy-bar.tsx";
import { canSubmit, type Answered } from "./core/machine.ts";
import { spokenAnswer } from "./core/answer-text.ts";
import { BigField } from "../../components/big-field.tsx";
import { FailureAlert } from "../../components/expression/failure-alert.tsx";
import { HelpPanels } from "./help-panels.tsx";
import { LiveLine } from "../../components/expression/live-line.tsx";
import { ModeToggle } from "./mode-toggle.tsx";
import classes from "./simplifier-page.module.css";
import { SymbolKeys } from "../../components/expression/symbol-keys.tsx";
import { useAddress } from "./use-address.ts";
import { useLive } from "../../components/expression/use-live.ts";
import { useSimplifier } from "./use-simplifier.ts";

const helpPanelId = "simplifier-help";

export function Component() {
  const [state, dispatch] = useSimplifier();
  const { status, input, mode, locked, answered, failure } = state;
  const pushAddress = useAddress(state, dispatch);
  const live = useLive(input, mode);
  const [toast, showToast] = useToast();
  const field = useRef<HTMLInputElement>(null);
  const alertId = useId();
  const liveErrorId = useId();
  const panel = useSidePanel();
  const here = useHref(useLocation().pathname);

  const isAnswered = status === "Simplified";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSubmit(state)) return;
    dispatch({ type: "submitted", text: prepareInput(input, mode).text });
    pushAddress();
  };
  const clear = () => {
    dispatch({ type: "cleared" });
    field.current?.focus();
  };
  const cancel = () => {
    dispatch({ type: "cancelled" });
    field.current?.focus();
  };
  const fix = (text: string) => {
    dispatch({ type: "edited", input: text });
    field.current?.focus();
  };
  const copy = async (text: string, done: string) => {
    const copied = await copyText(text);
    showToast(copied ? { text: done } : { text: own.notCopied, isFailure: true });
  };
  const copyLink = ({ text, mode: asked }: Answered) => {
    const place = { input: text, mode: asked };
    if (!fitsAddress(simplifyAddress, place))
      return showToast({ text: own.linkTooLong(addressTextCharsMax), isFailure: true });
    const { href } = new URL(`${here}${searchWith(simplifyAddress, place)}`, window.location.href);
    void copy(href, own.linkCopied);
  };

  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={submit}>
        <BigField
          ref={field}
          label={own.fieldLabel}
          hint={own.fieldHint}
          value={input}
          place={failure ? failure.place : (live.error?.place ?? null)}
          reveal={failure !== null}
          errorId={failure ? alertId : live.error && liveErrorId}
          onChange={(text) => dispatch({ type: "edited", input: text })}
          onClear={clear}
        />
        <Button
          type="submit"
          className={classes.submit}
          disabled={status === "InvalidInput"}
          // Not `disabled`: the button would lose the focus of who pressed it.
          aria-disabled={status === "Simplifying"}
          data-disabled={status === "Simplifying"}
        >
          {specified.simplify}
        </Button>
        <LiveLine errorId={liveErrorId} live={failure ? { ...live, error: null } : live} onFix={fix} />
        <SymbolKeys field={field} />
        <ModeToggle
          className={classes.mode}
          mode={mode}
          locked={locked}
          onChange={(chosen) => dispatch({ type: "modeChosen", mode: chosen })}
        />
      </form>

      {failure && (
        <FailureAlert
          id={alertId}
          title={specified.couldNotSimplify}
          failure={failure}
          fix={live.fix}
          onFix={fix}
        />
      )}
      {status === "Simplifying" && <BusyBar label={own.simplifying} onCancel={cancel} />}
      {answered && (
        <AnswerCard
          key={`${answered.mode} ${answered.text}`}
          answered={answered}
          isOld={!isAnswered}
          onCopy={(text) => void copy(text, own.copied)}
          onCopyLink={() => copyLink(answered)}
          onClear={clear}
        />
      )}
      {isAnswered && (
        <Button
          variant="subtle"
          className={classes.help}
          aria-expanded={panel.openId === helpPanelId}
          onClick={() => (panel.openId === helpPanelId ? panel.close() : panel.open(helpPanelId))}
        >
          {own.helpTitle}
        </Button>
      )}
      {(status === "InvalidInput" || status === "Error" || (status === "None" && !answered)) && (
        <HelpPanels />
      )}

      <output className="spoken">{isAnswered && answered && spokenAnswer(answered.answer)}</output>
      <SidePanel id={helpPanelId} title={own.helpTitle}>
        <HelpPanels />
      </SidePanel>
      {toast}
    </div>
  );
}
