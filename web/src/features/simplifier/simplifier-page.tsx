// The Simplifier's page: the form, and below it the help, the answer or the error.

import { Button } from "@mantine/core";
import { useCallback, useEffect, useId } from "react";
import { BusyBar } from "#components/busy-bar.tsx";
import { LazyView } from "#components/lazy-view.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { useToast } from "#components/toast.tsx";
import { FailureAlert } from "#notation/fields/failure-alert.tsx";
import { useUndo } from "#notation/fields/use-undo.ts";
import { lazy } from "#lib/lazy.ts";
import { readingTexts } from "#messages/expression.ts";
import { simplifierTexts } from "#messages/simplifier.ts";
import { specified } from "#messages/specified.ts";
import { spokenAnswer } from "./core/answer-text.ts";
import type { Typed } from "./core/machine.ts";
import { HelpPanels } from "./help-panels.tsx";
import { SimplifierForm } from "./simplifier-form.tsx";
import classes from "./simplifier-page.module.css";
import { useActions } from "./use-actions.ts";
import { useLiveFields, type LiveFields } from "./use-live-fields.ts";
import { useSimplifier } from "./use-simplifier.ts";

const answerCard = lazy(() => import("./answer-card.tsx"));

const fieldNames = { dontCares: simplifierTexts.dontCares, variables: readingTexts.variables };

const helpPanelId = "simplifier-help";

export function Component() {
  const [state, dispatch, improve] = useSimplifier();
  const { status, mode, answered, failure, taken } = state;
  const live = useLiveFields(state);
  const [toast, showToast] = useToast();
  const actions = useActions(state, dispatch, showToast);
  const { page, fields, folded, focusForm } = actions;
  const alertId = useId();
  const panel = useSidePanel();
  const isAnswered = status === "Simplified";

  const restore = useCallback((typed: Typed) => dispatch({ type: "restored", ...typed }), [dispatch]);
  const undo = useUndo(taken, restore);

  // A failure is shown when the answer is drawn.
  useEffect(() => void answerCard.load().catch(() => undefined), []);

  return (
    <div ref={page} className={classes.page} tabIndex={-1}>
      <SimplifierForm
        fields={fields}
        state={state}
        live={live}
        alertId={alertId}
        undo={undo}
        onEvent={dispatch}
        onFix={actions.fix}
        onSubmit={actions.submit}
        onClear={actions.clear}
      />

      {failure && (
        <FailureAlert
          id={alertId}
          title={specified.couldNotSimplify}
          failure={failure}
          {...(failure.field !== "input" && { field: fieldNames[failure.field] })}
          fix={live[failure.field].fix}
          onFix={(by) => actions.fix(failure.field, by)}
        />
      )}
      {status === "Simplifying" && <BusyBar label={busyLabel(live)} onCancel={actions.cancel} />}
      {answered && (
        <LazyView
          of={answerCard}
          key={`${answered.mode} ${answered.text} ${answered.dontCares} ${answered.variables}`}
        >
          {({ AnswerCard }) => (
            <AnswerCard
              answered={answered}
              isOld={!isAnswered}
              titleRef={folded.headingRef}
              onCopy={actions.copy}
              onImproved={improve}
              onCopyLink={() => actions.copyLink(answered)}
              onClose={() => actions.close(answered)}
            />
          )}
        </LazyView>
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

/** The label of a long search, with the facts that the lines under the fields have. */
function busyLabel({ input: { reading } }: LiveFields): string {
  const outcome = reading?.outcome;
  return outcome === undefined || outcome.kind === "refused"
    ? simplifierTexts.simplifying
    : simplifierTexts.simplifyingOf(outcome.vars.length);
}
