// One line of a reader's own derivation, and whether it is right; if one law of the lesson's table leads there, with its name.

import { useId, useRef } from "react";
import { LineRow } from "#notation/line-list/line-row.tsx";
import type { LineList } from "#notation/line-list/use-line-list.ts";
import { lawLabel } from "#answer/steps/core/labels.ts";
import { LawLink } from "#answer/steps/law-link.tsx";
import { lineListTexts } from "#messages/expression.ts";
import { derivationTexts } from "#messages/simplify-tasks.ts";
import { verdictText, type Sides } from "../../answer/core/verdict-text.ts";
import { ExpressionInput } from "../../answer/expression-input.tsx";
import { VerdictLine } from "../../answer/verdict-line.tsx";
import type { ExpressionText } from "../../core/data.ts";
import { lineBefore, markOf, severalLaws, type CheckedDerivation } from "../core/derivation.ts";
import classes from "./own-derivation.module.css";

interface DerivationFieldProps {
  readonly list: LineList;
  readonly at: number;
  readonly task: ExpressionText;
  readonly checked: CheckedDerivation | null;
}

const thisAndBefore: Sides = [derivationTexts.thisLine, derivationTexts.lineBefore];

export function DerivationField({ list, at, task, checked }: DerivationFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const verdictId = useId();
  const text = list.lines[at] ?? "";
  const mark = markOf(checked, list.lines, at);
  const verdict = checked?.lines[at]?.verdict ?? null;
  const law = mark === "right" ? (checked?.lines[at]?.law ?? null) : null;
  const isWrong = mark === "wrong" && verdict !== null;
  return (
    <LineRow list={list} at={at} mark={mark} field={field}>
      <ExpressionInput
        ref={field}
        label={lineListTexts.line(at + 1)}
        value={text}
        verdict={isWrong ? verdict : null}
        verdictId={verdictId}
        onChange={(changed) => list.change(at, changed)}
      />
      <VerdictLine
        id={verdictId}
        given={isWrong ? { of: text, verdict, said: verdictText(verdict, thisAndBefore) } : null}
        isOld={false}
        isRight={false}
        isJudging={false}
        task={lineBefore(list.lines, at, task)}
      />
      {law !== null && (
        <div className={classes.law}>
          <p>{law === severalLaws ? derivationTexts.bySeveral : lineListTexts.byLaw(lawLabel(law))}</p>
          <LawLink stepType={law} />
        </div>
      )}
    </LineRow>
  );
}
