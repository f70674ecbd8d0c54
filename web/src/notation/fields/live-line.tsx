// The line under a field: the reading of the text, or its error with a correction.

import { useMemo, useRef, type ComponentProps, type RefObject } from "react";
import { Label } from "#components/label.tsx";
import { Note } from "#components/note.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { readingTexts } from "#messages/expression.ts";
import { openQuestion } from "../core/correction.ts";
import { fromNodes } from "../core/from-nodes.ts";
import { twoCases } from "../core/two-cases.ts";
import { FailureLine } from "./failure-line.tsx";
import type { Fix } from "#contract/generated/logic-types.ts";
import { FixButton } from "./fix-button.tsx";
import { LiveLineFrame } from "./live-line-frame.tsx";
import { useEditedPartInView } from "./live-line-scroll.ts";
import { NotationLine } from "./notation-line.tsx";
import classes from "./live-line.module.css";
import { MathText } from "../typeset.tsx";
import { UndoReading } from "./undo-reading.tsx";
import type { Live } from "./use-live.ts";
import { usePastedTable } from "./use-pasted-table.ts";
import type { Reading } from "./use-reading.ts";

interface LiveLineProps {
  /** The field that the line is about. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** The field's name, on a screen with several. */
  readonly fieldLabel?: string;
  readonly errorId: string;
  readonly live: Live;
  /** The sentence for a list of numbers. */
  readonly sumUp?: (count: number, variables: readonly string[]) => string;
  readonly onFix: (fix: Fix) => void;
  /** How to write a text, while the field is empty; null for nothing. */
  readonly hint?: string | null;
  /** Brings back the typed text that the present one took the place of. */
  readonly undo?: ComponentProps<typeof UndoReading>["undo"];
}

export function LiveLine(props: LiveLineProps) {
  const {
    field,
    fieldLabel,
    errorId,
    live,
    sumUp = readingTexts.readMinTerms,
    onFix,
    hint = null,
    undo = null,
  } = props;
  const { reading, error, fix } = live;
  const pasted = usePastedTable(live.typed);
  const names = error ? null : openQuestion({ fix });
  if (pasted)
    return (
      <LiveLineFrame sentence={null} error={null}>
        <pasted.Offer table={pasted.table} />
      </LiveLineFrame>
    );
  return (
    <LiveLineFrame
      sentence={
        <>
          <FailureLine id={errorId} failure={error} />
          <output className={classes.names}>{names?.message}</output>
        </>
      }
      error={(error ?? names)?.message ?? null}
      asks={names !== null}
      fix={(error ?? names) && fix && <FixButton fix={fix} onFix={onFix} />}
    >
      {live.typed === "" && !error && hint !== null && <Note className={classes.hint}>{hint}</Note>}
      {reading && (
        <ReadAs field={field} fieldLabel={fieldLabel} reading={reading} sumUp={sumUp} undo={undo} />
      )}
      <NotationLine live={live} onFix={onFix} />
    </LiveLineFrame>
  );
}

interface ReadAsProps extends Required<Pick<LiveLineProps, "field" | "sumUp" | "undo">> {
  readonly fieldLabel: string | undefined;
  readonly reading: Reading;
}

function ReadAs({ field, fieldLabel, reading, sumUp, undo }: ReadAsProps) {
  const value = useRef<HTMLElement>(null);
  useEditedPartInView(value, field, reading);
  const { outcome } = reading;
  const cases = outcome.kind === "expression" ? twoCases(outcome.vars) : null;
  return (
    <div className={classes.reading}>
      <Label as="span" className={classes.label}>
        {readingTexts.readAs}
      </Label>
      <ScrollBox
        ref={value}
        name={fieldLabel === undefined ? readingTexts.readAs : readingTexts.readingOf(fieldLabel)}
        className={classes.value}
      >
        <Read reading={reading} sumUp={sumUp} />
      </ScrollBox>
      {cases && (
        <Note as="span" size="tag" className={classes.cases} data-two-cases>
          {readingTexts.twoCases(...cases)}
        </Note>
      )}
      <UndoReading undo={undo} />
    </div>
  );
}

/** How many characters are shown of a text that is too long to be typeset. */
const plainCharsMax = 300;

function Read({ reading: { outcome, prepared }, sumUp }: Omit<ReadAsProps, "field" | "fieldLabel" | "undo">) {
  const expression = useMemo(
    () => (outcome.kind === "expression" && outcome.nodes ? fromNodes(outcome.nodes, outcome.vars) : null),
    [outcome],
  );
  if (outcome.kind === "minTerms") return sumUp(outcome.count, outcome.vars);
  if (expression) return <MathText expression={expression} />;
  const { text } = prepared;
  return (
    <code translate="no">{text.length > plainCharsMax ? `${text.slice(0, plainCharsMax)}…` : text}</code>
  );
}
