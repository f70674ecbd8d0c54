// A field for an expression with the line under it: how the text is read, or what is wrong with it and the button that
// mends it.

import { useId, type RefObject } from "react";
import { BigField } from "#expression/big-field.tsx";
import { asExpression, asLetters } from "#expression/core/correction.ts";
import { LiveLine } from "#expression/live-line.tsx";
import { useLive } from "#expression/use-live.ts";
import { logicEngine } from "#lib/engine/browser-engine.ts";
import { answers } from "#messages/answers.ts";
import type { Verdict } from "./core/verdict.ts";
import classes from "./answer.module.css";

interface ExpressionInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** The field's name for screen readers. */
  readonly label: string;
  readonly value: string;
  /** The verdict on the present text, whose mark and sentence come at once and not only after a pause. */
  readonly verdict: Verdict | null;
  /** The id of what else is said of the text. */
  readonly verdictId: string;
  readonly onChange: (text: string) => void;
}

export function ExpressionInput({ ref, label, value, verdict, verdictId, onChange }: ExpressionInputProps) {
  const errorId = useId();
  const typed = useLive(value, "boolean");
  const live = { ...typed, fix: asLetters(asExpression(typed.fix)) };
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
