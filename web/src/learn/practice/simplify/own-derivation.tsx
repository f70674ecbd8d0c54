// A derivation by the reader: a field for each line, each judged against the line before. Enter checks, and after a right
// last line gives the next one. After a pause the lines are checked too.

import { useSyncExternalStore, type FormEvent } from "react";
import { isBlank } from "#contract/input.ts";
import { useEntitlement } from "#account/entitlement.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { LineFields } from "#notation/line-list/line-fields.tsx";
import { useLineList } from "#notation/line-list/use-line-list.ts";
import { usePause } from "#notation/line-list/use-pause.ts";
import { answers } from "#messages/lesson-blocks.ts";
import { derivationTexts } from "#messages/simplify-tasks.ts";
import { panels } from "#steps/lazy-panels.ts";
import { useDraft } from "../../answer/drafts.ts";
import { keysFor } from "../../answer/field-keys.tsx";
import { useJudging } from "../../answer/use-judging.ts";
import type { ExpressionText } from "../../core/data.ts";
import { useLesson } from "../../lesson-context.ts";
import { isUnchanged, type CheckedDerivation } from "../core/derivation.ts";
import { derivationSentence } from "../core/derivation-text.ts";
import { DerivationField } from "./derivation-field.tsx";
import { judgeLines } from "./judge-lines.ts";
import classes from "./own-derivation.module.css";

interface OwnDerivationProps {
  readonly task: ExpressionText;
  readonly onSolved: () => void;
}

/** Premium readers get the lines of the steps panel, with chains of laws and hints by the service, while there is a network. */
export function OwnDerivation({ task, onSolved }: OwnDerivationProps) {
  const { isPremium } = useEntitlement();
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const { missed } = useLesson();
  if (!isPremium || !isOnline) return <DerivationByPage task={task} onSolved={onSolved} />;
  const onChecked = (isRight: boolean, isMinimum: boolean) => {
    if (!isRight) missed?.();
    if (isMinimum) onSolved();
  };
  return (
    <div {...keysFor(task)}>
      <LazyView of={panels}>
        {({ OwnSteps }) => (
          <OwnSteps start={task} onChecked={onChecked} {...(missed && { onHelp: missed })} />
        )}
      </LazyView>
    </div>
  );
}

function watchNetwork(onChange: () => void): () => void {
  for (const event of ["online", "offline"]) window.addEventListener(event, onChange);
  return () => {
    for (const event of ["online", "offline"]) window.removeEventListener(event, onChange);
  };
}

function DerivationByPage({ task, onSolved }: OwnDerivationProps) {
  const { id, missed } = useLesson();
  // No line has a line end in it.
  const [draft, write] = useDraft(`${id} derivation ${task}`);
  const lines = draft.split("\n");
  const list = useLineList(lines, (next) => write(next.join("\n")));
  const { result: checked, isJudging, ask } = useJudging<CheckedDerivation>();
  const check = async () => {
    const done = await ask((signal) => judgeLines(lines, task, signal));
    if (done && done.end !== null) onSolved();
    return done;
  };
  usePause(draft, () => {
    if (!isBlank(draft) && !(checked && isUnchanged(checked, lines, lines.length - 1))) void check();
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const at = list.focused();
    const done = await check();
    if (!done) return;
    if (done.lines.some(({ verdict }) => verdict?.kind === "different")) missed?.();
    const isEdited = list.latest().join("\n") !== draft;
    if (
      done.end === null &&
      !isEdited &&
      at === lines.length - 1 &&
      done.lines[at]?.verdict?.kind === "equal"
    )
      list.add(at);
  };
  return (
    <form className={classes.form} {...keysFor(task)} onSubmit={(event) => void submit(event)}>
      <p className={`${classes.lead} no-print`}>{derivationTexts.lead}</p>
      <LineFields list={list} isChecking={isJudging}>
        {lines.map((_, at) => (
          // Lines are known by their index alone: their texts may be the same.
          <DerivationField key={at} list={list} at={at} task={task} checked={checked} />
        ))}
      </LineFields>
      <output className={classes.said} data-done={(checked !== null && checked.end !== null) || undefined}>
        {isJudging ? answers.checking : checked && derivationSentence(checked, lines)}
      </output>
    </form>
  );
}
