// A field for an expression, and the line under it: the expression as read, or the fault and the button that fixes it.

import { useId, type RefObject } from "react";
import { BigField } from "#notation/fields/big-field.tsx";
import { asExpression } from "#notation/core/correction.ts";
import { LiveLine } from "#notation/fields/live-line.tsx";
import { useLive } from "#notation/fields/use-live.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { answers } from "#messages/lesson-blocks.ts";
import type { Verdict } from "./core/verdict.ts";
import classes from "./answer.module.css";

interface ExpressionInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** The field's name for screen readers. */
  readonly label: string;
  readonly value: string;
  /** The verdict on the present text. With a verdict the field shows mark and sentence at once, not after a pause. */
  readonly verdict: Verdict | null;
  /** The id of the element with the verdict on the text. */
  readonly verdictId: string;
  readonly onChange: (text: string) => void;
}

export function ExpressionInput({ ref, label, value, verdict, verdictId, onChange }: ExpressionInputProps) {
  const errorId = useId();
  const typed = useLive(value, "boolean", { hasVariables: true });
  const live = { ...typed, fix: asExpression(typed.fix) };
  const refused = verdict?.kind === "refused" ? verdict : null;
  const shown = refused ? { ...live, reading: null, error: refused.failure, fix: refused.fix } : live;
  const write = (text: string) => {
    ref.current?.focus();
    onChange(text);
  };
  return (
    <div className={classes.input} onFocus={logicEngine.start}>
      <BigField
        ref={ref}
        label={label}
        hint={answers.hint}
        clearLabel={answers.clear}
        value={value}
        span={shown.error?.span ?? null}
        reveal={refused !== null}
        errorId={shown.error ? errorId : verdict?.kind === "different" ? verdictId : null}
        keys="boolean"
        onChange={onChange}
        onClear={() => write("")}
      />
      <LiveLine field={ref} errorId={errorId} live={shown} onFix={(fix) => write(fix.text)} />
    </div>
  );
}
