// One of a visitor's own lines, typeset too where it is longer than its field; and the verdict on it with the laws that lead there.

import { useId, useRef } from "react";
import { useOverflow } from "#components/use-overflow.ts";
import { BigField } from "#notation/fields/big-field.tsx";
import { asExpression } from "#notation/core/correction.ts";
import { LineRow } from "#notation/line-list/line-row.tsx";
import type { LineList } from "#notation/line-list/use-line-list.ts";
import { NotationLine } from "#notation/fields/notation-line.tsx";
import { DerivationLine } from "#answer/steps/derivation-line.tsx";
import { useLive } from "#notation/fields/use-live.ts";
import { lineListTexts } from "#messages/expression.ts";
import { ownSteps as words } from "#messages/own-steps.ts";
import { isFaulty, lineSentence, markOf } from "./core/check-sentences.ts";
import type { Given } from "./core/verdict-of.ts";
import { OwnChain } from "./own-chain.tsx";
import classes from "./own-steps.module.css";

interface OwnLineProps {
  readonly list: LineList;
  readonly at: number;
  /** Null while there is no verdict on the present text. */
  readonly given: Given | null;
}

const nothing = [] as const;

export function OwnLine({ list, at, given }: OwnLineProps) {
  const field = useRef<HTMLInputElement>(null);
  const verdictId = useId();
  const name = lineListTexts.line(at + 1);
  const value = list.lines[at] ?? "";
  const live = useLive(value, "boolean", { hasVariables: true });
  const fix = asExpression(live.fix);
  const mark = given && markOf(given.line);
  const position = given?.line.position;
  const [first, ...others] = given?.line.steps ?? [];
  const isLong = useOverflow(field, value);
  return (
    <LineRow list={list} at={at} mark={mark} field={field}>
      <BigField
        ref={field}
        label={name}
        hint={words.hint}
        clearLabel={words.clear}
        value={value}
        span={position === undefined ? null : { start: position, end: position + 1 }}
        reveal={false}
        errorId={given && isFaulty(given.line) ? verdictId : null}
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
      {/* A chain shows the line itself. */}
      {isLong && !first && live.reading && (
        <div className={classes.long}>
          <DerivationLine
            text={given?.line.text ?? value}
            marked={nothing}
            tone="none"
            name={name}
            lead="= "
          />
        </div>
      )}
      <output id={verdictId} className={classes.verdict} data-mark={mark ?? undefined}>
        {given && lineSentence(given.line, given.vars, given.mistake)}
      </output>
      {first && <OwnChain steps={[first, ...others]} name={name} />}
    </LineRow>
  );
}
