// A visitor's own steps: a field for each line, and a verdict on each. Enter checks, and after a right last line gives the next
// one; Backspace in an empty line removes it; several lines that are pasted fill several fields.

import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useLayoutEffect, useRef, type FormEvent } from "react";
import { isBlank } from "#contract/input.ts";
import { signInAgain } from "#account/sign-in-again.ts";
import { DerivationLine } from "#expression/steps/derivation-line.tsx";
import { accountTexts } from "#messages/accounts.ts";
import { ownSteps as words } from "#messages/own-steps.ts";
import { DerivationFailure } from "../derivation-failure.tsx";
import { endSentence, isMinimal, markOf } from "./core/check-sentences.ts";
import { verdictOf } from "./core/verdict-of.ts";
import { withLine, withLineAfter, withLinesAfter, withoutLine, withPasted } from "./core/line-list.ts";
import { NextSteps } from "./next-steps.tsx";
import { OwnLine } from "./own-line.tsx";
import { keepChecked, lastChecked, useOwnLines } from "./own-lines-drafts.ts";
import classes from "./own-steps.module.css";
import { useCheck } from "./use-check.ts";

interface OwnStepsProps {
  /** The expression that is derived from, as typed. */
  readonly start: string;
  /** Called after a check: whether no line is wrong, and whether the last one is a minimum. */
  readonly onChecked?: (isRight: boolean, isMinimum: boolean) => void;
  /** Called when the next step is asked for. */
  readonly onHelp?: () => void;
}

/** Another start gives other lines. */
export function OwnSteps(props: OwnStepsProps) {
  return <LinesFrom key={props.start} {...props} />;
}

const nothing = [] as const;

function LinesFrom({ start, onChecked, onHelp }: OwnStepsProps) {
  const [lines, write] = useOwnLines(start);
  const { answered: checked, isAsking: isChecking, failure, ask } = useCheck(lastChecked(start));
  const list = useRef<HTMLOListElement>(null);
  /** The line that takes the focus once it is drawn. */
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current !== null) list.current?.querySelectorAll("input")[next.current]?.focus();
    next.current = null;
  });
  const add = (at: number) => {
    write(withLineAfter(lines, at));
    next.current = at + 1;
  };
  const remove = (at: number) => {
    write(withoutLine(lines, at));
    next.current = Math.max(0, at - 1);
  };
  const paste = (at: number, text: string): boolean => {
    const pasted = withPasted(lines, at, text);
    if (!pasted) return false;
    write(pasted);
    next.current = pasted.length - 1;
    return true;
  };
  const take = (after: number, taken: readonly string[]) => {
    write(withLinesAfter(lines, after, taken));
    next.current = after + taken.length;
  };
  const filled = lines.filter((line) => !isBlank(line));
  const askAgain = () => void ask([start, ...filled]).then((done) => done && keepChecked(start, done));
  const isExpired = failure?.code === "unauthenticated";
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (filled.length === 0) return;
    const fields = [...(list.current?.querySelectorAll("input") ?? [])];
    const at = fields.findIndex((field) => field === document.activeElement);
    const done = await ask([start, ...filled]);
    if (done) keepChecked(start, done);
    if (!done) return;
    const isRight = done.answer.lines.every((line) => markOf(line) !== "wrong");
    const isMinimum = isRight && isMinimal(done.answer.end);
    onChecked?.(isRight, isMinimum);
    if (isRight && at === lines.length - 1 && !isMinimum) add(at);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void check(event)}>
      <p className={classes.lead}>{words.lead}</p>
      <div className={classes.start}>
        <span className={classes.begin}>{words.begin}</span>
        <DerivationLine text={checked?.answer.lines[0]?.text ?? start} marked={nothing} tone="none" />
      </div>
      <ol ref={list} className={classes.lines} aria-label={words.lines}>
        {lines.map((text, at) => (
          <OwnLine
            // Lines are known by their index alone: their texts may be the same.
            key={at}
            at={at}
            text={text}
            isOnly={lines.length === 1}
            given={verdictOf(checked, lines, at)}
            onChange={(changed) => write(withLine(lines, at, changed))}
            onPaste={(pasted) => paste(at, pasted)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div className={`${classes.actions} no-print`}>
        <Button type="submit" aria-disabled={isChecking} data-disabled={isChecking}>
          {words.checkAll}
        </Button>
        <Button
          type="button"
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => add(lines.length - 1)}
        >
          {words.add}
        </Button>
      </div>
      <output className={classes.end}>
        {isChecking
          ? words.checking
          : checked && isCurrent(checked.lines, filled) && endSentence(checked.answer)}
      </output>
      <NextSteps start={start} lines={lines} onTake={take} {...(onHelp && { onHelp })} />
      {failure && failure.kind !== "aborted" && (
        <DerivationFailure
          title={words.failed}
          sentence={failure.message}
          {...(isExpired && { label: accountTexts.signIn })}
          onAgain={() => (isExpired ? signInAgain(askAgain) : askAgain())}
        />
      )}
    </form>
  );
}

/** Whether the lines that were checked are those that stand there now. */
function isCurrent([, ...sent]: readonly string[], filled: readonly string[]): boolean {
  return sent.join("\n") === filled.join("\n");
}
