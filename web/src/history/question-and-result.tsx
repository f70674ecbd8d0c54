// An item's question and its Result, typeset: in one line where both have room. A part that is cut off fades at its end.

import { useMemo, type ReactNode } from "react";
import { fromExpression } from "#notation/core/from-expression.ts";
import { NamesNote } from "#notation/names-note.tsx";
import { MathText } from "#notation/typeset.tsx";
import { resultTexts } from "#messages/history.ts";
import { simplifierTexts } from "#messages/simplifier.ts";
import type { HistoryItem } from "./core/history-items.ts";
import { keptTerms } from "./core/kept-result.ts";
import { cutQuestion } from "./core/cut-question.ts";
import classes from "./question-and-result.module.css";

interface QuestionAndResultProps {
  readonly of: Pick<HistoryItem, "expression" | "mode" | "dontCares" | "variables" | "result">;
  /** List 18, normal 20 px. */
  readonly size?: "list" | "normal";
  /** Whether both parts stay in one line, however narrow it is; otherwise the Result moves to a second line. */
  readonly oneLine?: boolean;
}

export function QuestionAndResult({ of, size = "list", oneLine = false }: QuestionAndResultProps) {
  const { result } = of;
  return (
    <span className={classes.line} data-one-line={oneLine || undefined} data-alone={!result || undefined}>
      <Part className={classes.question}>
        <Question of={of} size={size} />
      </Part>
      {result && (
        <Part className={classes.result}>
          <span className={classes.arrow} aria-hidden>
            →
          </span>
          <span className="spoken"> {resultTexts.simplifiedTo} </span>
          <Result result={result} size={size} />
        </Part>
      )}
    </span>
  );
}

/** Clips and fades a part that is longer than its line; the content inside keeps its own width. */
function Part({
  className = "",
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span className={`${classes.part} ${className}`}>
      <span className={classes.whole}>{children}</span>
    </span>
  );
}

type Typeset<Of> = Of & Required<Pick<QuestionAndResultProps, "size">>;

function Question({ of, size }: Typeset<Pick<QuestionAndResultProps, "of">>) {
  const { expression, mode, dontCares, variables } = of;
  const isTypeset = mode === "boolean" && cutQuestion(expression) === expression;
  const tree = useMemo(() => (isTypeset ? fromExpression(expression) : null), [isTypeset, expression]);
  if (tree)
    return (
      <>
        <MathText expression={tree} size={size} />
        <NamesNote text={expression} />
      </>
    );
  return (
    <span className={classes.plain}>
      {cutQuestion(expression)}
      {dontCares && (
        <span className={classes.dontCares}>
          <span className="spoken"> {simplifierTexts.dontCares} </span>
          <span aria-hidden>d: </span>
          {cutQuestion(dontCares)}
        </span>
      )}
      {variables && (
        <span className={classes.dontCares}> {resultTexts.variablesOf(cutQuestion(variables))}</span>
      )}
    </span>
  );
}

function Result({ result, size }: Typeset<{ readonly result: string }>) {
  const { text, isCut } = keptTerms(result);
  const tree = useMemo(() => fromExpression(text), [text]);
  return (
    <>
      {tree ? <MathText expression={tree} size={size} /> : <span className={classes.plain}>{text}</span>}
      {isCut && (
        <>
          <span aria-hidden> + …</span>
          <span className="spoken"> {resultTexts.andMoreTerms}</span>
        </>
      )}
    </>
  );
}
