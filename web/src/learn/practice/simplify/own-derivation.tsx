// A derivation by the reader: a field for each line, each judged against the line before. Enter checks, and after a right
// last line gives the next one; Backspace in an empty line removes it.

import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useLayoutEffect, useRef, useSyncExternalStore, type FormEvent } from "react";
import { useEntitlement } from "#account/entitlement.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { answers } from "#messages/answers.ts";
import { derivationTexts } from "#messages/practice.ts";
import { useDraft } from "../../answer/drafts.ts";
import { keysFor } from "../../answer/field-keys.tsx";
import { useJudging } from "../../answer/use-judging.ts";
import type { ExpressionText } from "../../core/data.ts";
import { useLesson } from "../../lesson-context.ts";
import { withLineAfter, withoutLine, withText, type CheckedDerivation } from "../core/derivation.ts";
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
      <LazyPart part={ownSteps} props={{ start: task, onChecked, ...(missed && { onHelp: missed }) }} />
    </div>
  );
}

const ownSteps = pagePart(async () => (await import("#steps/steps-panel.tsx")).OwnSteps);

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
  const setLines = (next: readonly string[]) => write(next.join("\n"));
  const { result: checked, isJudging, ask } = useJudging<CheckedDerivation>();
  const list = useRef<HTMLOListElement>(null);
  const fields = () => [...(list.current?.querySelectorAll("input") ?? [])];
  /** The line that takes the focus once it is drawn. */
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current !== null) list.current?.querySelectorAll("input")[next.current]?.focus();
    next.current = null;
  });

  const add = (at: number) => {
    setLines(withLineAfter(lines, at));
    next.current = at + 1;
  };
  const remove = (at: number) => {
    setLines(withoutLine(lines, at));
    next.current = Math.max(0, at - 1);
  };
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const at = fields().findIndex((field) => field === document.activeElement);
    const done = await ask((signal) => judgeLines(lines, task, signal));
    if (!done) return;
    if (done.lines.some(({ verdict }) => verdict?.kind === "different")) missed?.();
    if (done.end !== null) onSolved();
    else if (at === lines.length - 1 && done.lines[at]?.verdict?.kind === "equal") add(at);
  };
  return (
    <form className={classes.form} {...keysFor(task)} onSubmit={(event) => void check(event)}>
      <p className={`${classes.lead} no-print`}>{derivationTexts.lead}</p>
      <ol ref={list} className={classes.lines}>
        {lines.map((_, at) => (
          <DerivationField
            // Lines are known by their index alone: their texts may be the same.
            key={at}
            lines={lines}
            at={at}
            task={task}
            checked={checked}
            onChange={(text) => setLines(withText(lines, at, text))}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div className={`${classes.actions} no-print`}>
        <Button type="submit" aria-disabled={isJudging} data-disabled={isJudging}>
          {answers.check}
        </Button>
        <Button
          type="button"
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => add(lines.length - 1)}
        >
          {derivationTexts.add}
        </Button>
      </div>
      <output className={classes.said} data-done={(checked !== null && checked.end !== null) || undefined}>
        {isJudging ? answers.checking : checked && derivationSentence(checked, lines)}
      </output>
    </form>
  );
}
