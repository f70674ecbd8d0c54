// A visitor's own steps: a field for each line, and a verdict on each. Enter checks, and after a right last line gives the next
// one. After a pause the lines are checked too.

import { useRef, useState, type FormEvent } from "react";
import { isBlank } from "#contract/input.ts";
import { signInAgain } from "#account/sign-in-again.ts";
import { withLinesAfter } from "#notation/line-list/core/line-list.ts";
import { LineFields } from "#notation/line-list/line-fields.tsx";
import { useLineList } from "#notation/line-list/use-line-list.ts";
import { usePause } from "#notation/line-list/use-pause.ts";
import { DerivationLine } from "#answer/steps/derivation-line.tsx";
import { accountTexts } from "#messages/account.ts";
import { ownSteps as words } from "#messages/own-steps.ts";
import { DerivationFailure } from "../derivation-failure.tsx";
import { endSentence, isFaulty, isMinimal } from "./core/check-sentences.ts";
import { verdictOf } from "./core/verdict-of.ts";
import { NextSteps } from "./next-steps.tsx";
import { OwnLine } from "./own-line.tsx";
import { keepChecked, lastChecked, useOwnLines } from "./own-lines-drafts.ts";
import classes from "./own-steps.module.css";
import { type Checked, useCheck } from "./use-check.ts";

interface OwnStepsProps {
  /** The expression that is derived from, as typed. */
  readonly start: string;
  /** Called after a check that the visitor asked for, and after one that found the end: whether no line is wrong, and whether the last one is a minimum. */
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
  const list = useLineList(lines, write);
  const { answered: checked, isAsking, failure, ask } = useCheck(lastChecked(start));
  /** Whether the visitor waits for the verdicts, because a button or Enter was pressed. */
  const [isWaitedFor, setIsWaitedFor] = useState(false);
  const filled = lines.filter((line) => !isBlank(line));
  /** The lines of the last call, joined. */
  const asked = useRef(checked && checked.lines.slice(1).join("\n"));
  const check = async (isByHand: boolean): Promise<Checked | null> => {
    asked.current = filled.join("\n");
    setIsWaitedFor(isByHand);
    const done = await ask([start, ...filled]);
    if (!done) return null;
    keepChecked(start, done);
    if (isByHand || isEnd(done)) onChecked?.(isRight(done), isEnd(done));
    return done;
  };
  const askAgain = () => void check(true);
  const isExpired = failure?.code === "unauthenticated";
  usePause(lines.join("\n"), () => {
    // After a failure only the visitor asks again.
    if (failure || filled.length === 0 || asked.current === filled.join("\n")) return;
    void check(false);
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (filled.length === 0) return;
    const at = list.focused();
    const done = await check(true);
    const isEdited = list.latest().join("\n") !== lines.join("\n");
    if (done && isRight(done) && !isEnd(done) && at === lines.length - 1 && !isEdited) list.add(at);
  };
  const isChecking = isAsking && isWaitedFor;
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <p className={classes.lead}>{words.lead}</p>
      <div className={classes.start}>
        <span className={classes.begin}>{words.begin}</span>
        <DerivationLine text={checked?.answer.lines[0]?.text ?? start} marked={nothing} tone="none" />
      </div>
      <LineFields list={list} label={words.lines} isChecking={isChecking}>
        {lines.map((_, at) => (
          // Lines are known by their index alone: their texts may be the same.
          <OwnLine key={at} list={list} at={at} given={verdictOf(checked, lines, at)} />
        ))}
      </LineFields>
      <output className={classes.end}>
        {isChecking
          ? words.checking
          : checked && isCurrent(checked.lines, filled) && endSentence(checked.answer)}
      </output>
      <NextSteps
        start={start}
        lines={lines}
        onTake={(after, taken) => list.put(withLinesAfter(lines, after, taken), after + taken.length)}
        {...(onHelp && { onHelp })}
      />
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

function isRight({ answer }: Checked): boolean {
  return !answer.lines.some(isFaulty);
}

/** Whether all lines are right, and the last one is a minimum. */
function isEnd(checked: Checked): boolean {
  return isRight(checked) && isMinimal(checked.answer.end);
}

/** Whether the lines that were checked are those in the fields now. */
function isCurrent([, ...sent]: readonly string[], filled: readonly string[]): boolean {
  return sent.join("\n") === filled.join("\n");
}
