// One line of a reader's own derivation: its number, its field, whether it is right, and the button that removes it.

import { IconCheck, IconTrash, IconX } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { isBlank } from "#contract/input.ts";
import { IconButton } from "#components/icon-button.tsx";
import { lawLabel } from "#expression/steps/core/labels.ts";
import { LawLink } from "#expression/steps/law-link.tsx";
import { derivationTexts } from "#messages/practice.ts";
import { verdictText, type Sides } from "../../answer/core/verdict-text.ts";
import { ExpressionInput } from "../../answer/expression-input.tsx";
import { VerdictLine } from "../../answer/verdict-line.tsx";
import type { ExpressionText } from "../../core/data.ts";
import { lineBefore, markOf, type CheckedDerivation, type LineMark } from "../core/derivation.ts";
import classes from "./own-derivation.module.css";

interface DerivationFieldProps {
  readonly lines: readonly string[];
  readonly at: number;
  readonly task: ExpressionText;
  readonly checked: CheckedDerivation | null;
  readonly onChange: (text: string) => void;
  readonly onRemove: () => void;
}

const thisAndBefore: Sides = [derivationTexts.thisLine, derivationTexts.lineBefore];

export function DerivationField({ lines, at, task, checked, onChange, onRemove }: DerivationFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const verdictId = useId();
  const text = lines[at] ?? "";
  const mark = markOf(checked, lines, at);
  const verdict = checked?.lines[at]?.verdict ?? null;
  const law = mark === "right" ? (checked?.lines[at]?.law ?? null) : null;
  const isWrong = mark === "wrong" && verdict !== null;
  return (
    <li className={classes.line} data-mark={mark}>
      <span className={classes.number}>
        {at + 1}
        <Mark of={mark} />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside receives the key */}
      <div
        className={classes.field}
        onKeyDown={({ key, target, nativeEvent }) => {
          if (key !== "Backspace" || text !== "" || target !== field.current || nativeEvent.isComposing)
            return;
          if (lines.length > 1) {
            nativeEvent.preventDefault();
            onRemove();
          }
        }}
      >
        <ExpressionInput
          ref={field}
          label={derivationTexts.line(at + 1)}
          value={text}
          verdict={isWrong ? verdict : null}
          verdictId={verdictId}
          onChange={onChange}
        />
        <VerdictLine
          id={verdictId}
          given={isWrong ? { of: text, verdict, said: verdictText(verdict, thisAndBefore) } : null}
          isOld={false}
          isRight={false}
          isJudging={false}
          task={lineBefore(lines, at, task)}
        />
        {law !== null && (
          <div className={classes.law}>
            <p>{derivationTexts.byLaw(lawLabel(law))}</p>
            <LawLink stepType={law} />
          </div>
        )}
      </div>
      <IconButton
        type="button"
        icon={IconTrash}
        label={derivationTexts.remove(at + 1)}
        className={`${classes.remove} no-print`}
        disabled={lines.length === 1 && isBlank(text)}
        onClick={onRemove}
      />
    </li>
  );
}

function Mark({ of }: { readonly of: LineMark }) {
  if (of === "open") return null;
  const Glyph = of === "right" ? IconCheck : IconX;
  return (
    <span className={classes.mark} data-mark={of}>
      <Glyph size={18} stroke={2.25} aria-hidden />
      <span className="spoken">{of === "right" ? derivationTexts.right : derivationTexts.wrong}</span>
    </span>
  );
}
