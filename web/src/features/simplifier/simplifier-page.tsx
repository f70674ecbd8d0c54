// The Simplifier: one field, one button, and below them the help, the answer or why there is none.

import { Button } from "@mantine/core";
import { useId, useRef, type FormEvent } from "react";
import { prepareInput } from "../../../../worker/contract/input.ts";
import { SidePanel, useSidePanel } from "../../components/side-panel.tsx";
import { own } from "../../messages/own.ts";
import { specified } from "../../messages/specified.ts";
import { AnswerCard } from "./answer-card.tsx";
import { BusyBar } from "./busy-bar.tsx";
import { canSubmit } from "./core/machine.ts";
import { spokenAnswer } from "./core/answer-text.ts";
import { ExpressionField } from "./expression-field.tsx";
import { FailureAlert } from "./failure-alert.tsx";
import { HelpPanels } from "./help-panels.tsx";
import { ModeToggle } from "./mode-toggle.tsx";
import classes from "./simplifier-page.module.css";
import { useSimplifier } from "./use-simplifier.ts";

const helpPanelId = "simplifier-help";

export function Component() {
  const [state, dispatch] = useSimplifier();
  const { status, input, mode, locked, answered, failure } = state;
  const field = useRef<HTMLInputElement>(null);
  const alertId = useId();
  const panel = useSidePanel();

  const answer = status === "Simplified" ? answered : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit(state)) dispatch({ type: "submitted", text: prepareInput(input, mode).text });
  };
  const clear = () => {
    dispatch({ type: "cleared" });
    field.current?.focus();
  };
  const cancel = () => {
    dispatch({ type: "cancelled" });
    field.current?.focus();
  };

  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={submit}>
        <ExpressionField
          ref={field}
          value={input}
          place={failure?.place ?? null}
          errorId={failure ? alertId : null}
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
        <div className={classes.reading} />
        <ModeToggle
          className={classes.mode}
          mode={mode}
          locked={locked}
          onChange={(chosen) => dispatch({ type: "modeChosen", mode: chosen })}
        />
      </form>

      {failure && <FailureAlert id={alertId} failure={failure} />}
      {status === "Simplifying" && <BusyBar onCancel={cancel} />}
      {answer && (
        <>
          <AnswerCard key={`${answer.mode} ${answer.text}`} answer={answer.answer} onClear={clear} />
          <Button
            variant="subtle"
            className={classes.help}
            aria-expanded={panel.openId === helpPanelId}
            onClick={() => (panel.openId === helpPanelId ? panel.close() : panel.open(helpPanelId))}
          >
            {own.helpTitle}
          </Button>
        </>
      )}
      {!answer && status !== "Simplifying" && <HelpPanels />}

      <output className="spoken">{answer && spokenAnswer(answer.answer)}</output>
      <SidePanel id={helpPanelId} title={own.helpTitle}>
        <HelpPanels />
      </SidePanel>
    </div>
  );
}
