// What to do next, from the last right line on: the law, then the place, then the line; or all steps up to the minimum. No line of
// the visitor's is changed unless the visitor takes one over.

import { Button } from "@mantine/core";
import { useState } from "react";
import { isBlank } from "#contract/input.ts";
import type { NextResponse } from "#contract/next.ts";
import { signInAgain } from "#account/sign-in-again.ts";
import { placeOfFilled } from "#notation/line-list/core/line-list.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { DerivationLine } from "#answer/steps/derivation-line.tsx";
import { LawLink } from "#answer/steps/law-link.tsx";
import { accountTexts } from "#messages/account.ts";
import { nextStepTexts as words } from "#messages/own-steps.ts";
import { DerivationFailure } from "../derivation-failure.tsx";
import classes from "./next-steps.module.css";
import { useNext } from "./use-next.ts";

interface NextStepsProps {
  readonly start: string;
  readonly lines: readonly string[];
  /** Called with the index of the last right line, -1 for the start, and the lines to put after it. */
  readonly onTake: (after: number, taken: readonly string[]) => void;
  /** Called when a step is asked for. */
  readonly onHelp?: () => void;
}

const nothing = [] as const;

/** What was just told may be below the panel's end. */
const intoView = (told: HTMLElement | null) => told?.scrollIntoView({ block: "nearest" });

/** How much of the next step is told: its law, its place, its line; or the whole rest. */
type Told = "law" | "place" | "line" | "rest";

const more = { law: "place", place: "line" } as const;

export function NextSteps({ start, lines, onTake, onHelp }: NextStepsProps) {
  const { answered, isAsking, failure, ask } = useNext();
  const [told, setTold] = useState<Told>("law");
  const sent = [start, ...lines.filter((line) => !isBlank(line))];
  const answer = answered?.lines.join("\n") === sent.join("\n") ? answered.answer : null;
  const tell = (next: Told) => {
    setTold(next);
    onHelp?.();
    if (!answer) void ask(sent);
  };
  const further =
    answer && answer.steps.length > 0 && (told === "law" || told === "place") ? more[told] : null;
  const isExpired = failure?.code === "unauthenticated";
  const askAgain = () => void ask(sent);
  return (
    <>
      <div className={`${classes.actions} no-print`}>
        <Button
          type="button"
          variant="default"
          aria-disabled={isAsking}
          data-disabled={isAsking}
          onClick={() => tell(further ?? "law")}
        >
          {further ? words.more[further] : words.hint}
        </Button>
        <Button
          type="button"
          variant="default"
          aria-disabled={isAsking}
          data-disabled={isAsking}
          onClick={() => tell("rest")}
        >
          {words.finish}
        </Button>
      </div>
      <output className={classes.said}>
        {isAsking ? words.asking : answer && sentenceOf(answer, told, lines)}
      </output>
      {answer && !isAsking && (
        <ToldSteps key={told} answer={answer} told={told} lines={lines} onTake={onTake} />
      )}
      {failure && failure.kind !== "aborted" && (
        <DerivationFailure
          title={words.failed}
          sentence={failure.message}
          {...(isExpired && { label: accountTexts.signIn })}
          onAgain={() => (isExpired ? signInAgain(askAgain) : askAgain())}
        />
      )}
    </>
  );
}

interface ToldProps extends Pick<NextStepsProps, "lines" | "onTake"> {
  readonly answer: NextResponse;
  readonly told: Told;
}

/** What is told in one sentence: the law, how many steps are left, or that none is. */
function sentenceOf({ from, steps }: NextResponse, told: Told, lines: readonly string[]): string {
  const place = words.from(placeOfFilled(lines, from - 1) + 1);
  const [step] = steps;
  if (!step) return words.done(place);
  return told === "rest" ? words.rest(place, steps.length) : words.law(place, lawLabel(step.stepType));
}

function ToldSteps({ answer: { from, line = "", steps }, told, lines, onTake }: ToldProps) {
  const after = placeOfFilled(lines, from - 1);
  const [step] = steps;
  if (!step) return null;
  const shown = told === "rest" ? steps : told === "line" ? [step] : [];
  return (
    <div ref={intoView} className={classes.told}>
      {told !== "rest" && <LawLink stepType={step.stepType} />}
      {(told === "place" || told === "line") && (
        <DerivationLine text={line} marked={step.before?.at ?? nothing} tone="before" name={words.place} />
      )}
      {told === "line" && <p>{step.description}</p>}
      {shown.map(({ currentExpression, stepType, after: made }, at) => (
        <div key={at}>
          <DerivationLine text={currentExpression} marked={made?.at ?? nothing} tone="after" lead="= " />
          {told === "rest" && <LawLink stepType={stepType} />}
        </div>
      ))}
      {shown.length > 0 && (
        <Button
          type="button"
          variant="default"
          className={`${classes.take} no-print`}
          onClick={() =>
            onTake(
              after,
              shown.map(({ currentExpression }) => currentExpression),
            )
          }
        >
          {told === "rest" ? words.takeAll : words.take}
        </Button>
      )}
    </div>
  );
}
