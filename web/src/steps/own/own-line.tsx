// One of a visitor's own lines, and the verdict on it with the laws that lead there.

import { useId, useRef } from "react";
import { BigField } from "#expression/big-field.tsx";
import { asExpression } from "#expression/core/correction.ts";
import { LineRow } from "#expression/line-list/line-row.tsx";
import type { LineList } from "#expression/line-list/use-line-list.ts";
import { DerivationLine } from "#expression/steps/derivation-line.tsx";
import { LawLink } from "#expression/steps/law-link.tsx";
import { NotationLine } from "#expression/notation-line.tsx";
import { useLive } from "#expression/use-live.ts";
import { lineListTexts } from "#messages/line-list.ts";
import { ownSteps as words } from "#messages/own-steps.ts";
import { lineSentence, markOf } from "./core/check-sentences.ts";
import type { Given } from "./core/verdict-of.ts";
import classes from "./own-steps.module.css";

interface OwnLineProps {
  readonly list: LineList;
  readonly at: number;
  /** Null while there is no verdict on the present text. */
  readonly given: Given | null;
}

export function OwnLine({ list, at, given }: OwnLineProps) {
  const field = useRef<HTMLInputElement>(null);
  const verdictId = useId();
  const value = list.lines[at] ?? "";
  const live = useLive(value, "boolean", { hasVariables: true });
  const fix = asExpression(live.fix);
  const mark = given && markOf(given.line);
  const position = given?.line.position;
  return (
    <LineRow list={list} at={at} mark={mark} field={field}>
      <BigField
        ref={field}
        label={lineListTexts.line(at + 1)}
        hint={words.hint}
        clearLabel={words.clear}
        value={value}
        span={position === undefined ? null : { start: position, end: position + 1 }}
        reveal={false}
        errorId={mark === "wrong" ? verdictId : null}
        keys="boolean"
        onChange={(text) => list.change(at, text)}
        onClear={() => list.change(at, "")}
      />
      <NotationLine
        live={{ ...live, fix }}
        onFix={({ text }) => {
          list.change(at, text);
          field.current?.focus();
        }}
      />
      <output id={verdictId} className={classes.verdict} data-mark={mark ?? undefined}>
        {given && lineSentence(given.line, given.vars)}
      </output>
      {given?.line.steps?.map((step, each) => (
        <div key={each} className={classes.step}>
          <DerivationLine
            text={step.currentExpression}
            marked={step.after?.at ?? []}
            tone="none"
            name={lineListTexts.line(at + 1)}
            lead="= "
          />
          <LawLink stepType={step.stepType} />
        </div>
      ))}
    </LineRow>
  );
}
