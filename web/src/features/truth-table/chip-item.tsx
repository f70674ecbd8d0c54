// One additional expression: its name, its text (a press edits it), its remove button, and its error.

import { UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { Label } from "#components/label.tsx";
import type { Fix } from "#contract/generated/logic-types.ts";
import { asExpression, isNotation, openQuestion } from "#notation/core/correction.ts";
import type { Failure } from "#notation/core/failure.ts";
import { liveError } from "#notation/core/live-error.ts";
import { FailureLine } from "#notation/fields/failure-line.tsx";
import { FixButton } from "#notation/fields/fix-button.tsx";
import { NotationLine } from "#notation/fields/notation-line.tsx";
import { useReading } from "#notation/fields/use-reading.ts";
import { truthTableTexts } from "#messages/truth-table.ts";
import { WithFunctionNames } from "#table/function-name.tsx";
import classes from "./chips.module.css";
import type { Chip } from "./core/expressions.ts";

interface ChipItemProps {
  readonly chip: Chip;
  /** The other expressions. */
  readonly beside: readonly string[];
  /** The function's name, for example `F2`. */
  readonly name: string;
  readonly isEdited: boolean;
  /** The failure of the last request. */
  readonly failure: Failure | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onFix: (fix: Fix) => void;
}

export function ChipItem({ chip, beside, name, isEdited, failure, onEdit, onRemove, onFix }: ChipItemProps) {
  const { text } = chip;
  const reading = useReading(text, "boolean", { beside });
  const outcome = reading?.input === text && reading.outcome.kind !== "minTerms" ? reading.outcome : null;
  const fix = asExpression(outcome?.fix);
  const isForeign = isNotation(fix);
  const error =
    reading && outcome?.kind === "refused" ? liveError(reading.prepared, outcome.error, true) : null;
  const live = outcome && !isForeign ? (openQuestion({ ...outcome, fix }) ?? error) : null;
  const wrong = isForeign ? null : (failure ?? live);
  const errorId = `chip-${chip.id}-error`;
  return (
    <li className={classes.item} data-wrong={wrong !== null || undefined}>
      <div className={classes.chip} data-edited={isEdited || undefined}>
        <UnstyledButton
          className={classes.text}
          aria-describedby={wrong ? errorId : undefined}
          data-chip={chip.id}
          title={text}
          onClick={onEdit}
        >
          <Label as="span" className={classes.name}>
            <WithFunctionNames text={name} />
          </Label>{" "}
          <code translate="no" className={classes.code}>
            <Marked text={text} failure={wrong} />
          </code>{" "}
          <span className="spoken">{truthTableTexts.editChip}</span>
        </UnstyledButton>
        <IconButton
          icon={IconX}
          label={truthTableTexts.removeChip(name, text)}
          data-chip-remove={chip.id}
          onClick={onRemove}
        />
      </div>
      <NotationLine live={{ typed: text, reading: null, error: wrong, fix }} onFix={onFix} />
      <FailureLine id={errorId} failure={wrong} />
      {wrong && fix && (
        <div className={classes.fixes}>
          <FixButton fix={fix} onFix={onFix} />
        </div>
      )}
    </li>
  );
}

/** More characters than a chip has room for. */
const shownCharsMax = 300;

/** How many characters are shown before the span of an error, so that the span of a long text is visible. */
const beforeCharsMax = 24;

function Marked({ text, failure }: { readonly text: string; readonly failure: Failure | null }) {
  const span = failure?.span;
  if (!span) return text.slice(0, shownCharsMax);
  const from = Math.max(0, span.start - beforeCharsMax);
  const to = Math.min(span.end, span.start + shownCharsMax);
  return (
    <>
      {from > 0 && "…"}
      {text.slice(from, span.start)}
      <mark className={classes.mark}>{text.slice(span.start, to) || "\u00a0"}</mark>
      {text.slice(to, to + shownCharsMax)}
    </>
  );
}
