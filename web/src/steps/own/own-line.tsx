// One of a visitor's own lines: its number, its field, the verdict on it, and the button that removes it.

import { IconCheck, IconQuestionMark, IconTrash, IconX } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { BigField } from "#expression/big-field.tsx";
import { DerivationLine } from "#expression/steps/derivation-line.tsx";
import { LawLink } from "#expression/steps/law-link.tsx";
import { ownSteps as words } from "#messages/own-steps.ts";
import { lineSentence, markOf, type LineMark } from "./core/check-sentences.ts";
import type { Given } from "./core/verdict-of.ts";
import classes from "./own-steps.module.css";

interface OwnLineProps {
  readonly at: number;
  readonly text: string;
  readonly isOnly: boolean;
  /** Null while there is no verdict on the present text. */
  readonly given: Given | null;
  readonly onChange: (text: string) => void;
  /** Whether several lines were pasted, which then took the place of this one. */
  readonly onPaste: (text: string) => boolean;
  readonly onRemove: () => void;
}

const icons = { right: IconCheck, wrong: IconX, unsure: IconQuestionMark } as const;

export function OwnLine({ at, text, isOnly, given, onChange, onPaste, onRemove }: OwnLineProps) {
  const field = useRef<HTMLInputElement>(null);
  const verdictId = useId();
  const mark = given && markOf(given.line);
  const position = given?.line.position;
  return (
    <li className={classes.line} data-mark={mark ?? undefined}>
      <span className={classes.number}>
        {at + 1}
        {mark && <Mark of={mark} />}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside receives the key */}
      <div
        className={classes.field}
        onKeyDown={({ key, target, nativeEvent }) => {
          if (key !== "Backspace" || text !== "" || target !== field.current || nativeEvent.isComposing)
            return;
          if (isOnly) return;
          nativeEvent.preventDefault();
          onRemove();
        }}
        onPasteCapture={(event) => {
          if (!onPaste(event.clipboardData.getData("text"))) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <BigField
          ref={field}
          label={words.line(at + 1)}
          hint={words.hint}
          clearLabel={words.clear}
          value={text}
          span={position === undefined ? null : { start: position, end: position + 1 }}
          reveal={false}
          errorId={mark === "wrong" ? verdictId : null}
          keys="boolean"
          onChange={onChange}
          onClear={() => onChange("")}
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
              name={words.line(at + 1)}
              lead="= "
            />
            <LawLink stepType={step.stepType} />
          </div>
        ))}
      </div>
      <IconButton
        type="button"
        icon={IconTrash}
        label={words.remove(at + 1)}
        className={`${classes.remove} no-print`}
        disabled={isOnly && text === ""}
        onClick={onRemove}
      />
    </li>
  );
}

function Mark({ of }: { readonly of: LineMark }) {
  const Glyph = icons[of];
  return (
    <span className={classes.mark} data-mark={of}>
      <Glyph size={18} stroke={2.25} aria-hidden />
      <span className="spoken">{words[of]}</span>
    </span>
  );
}
