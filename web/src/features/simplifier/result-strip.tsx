// On touch, a strip at the lower edge of the window that shows the result while its row is out of view; a press
// scrolls to the row.

import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { memo, useEffect, useMemo, useState, type RefObject } from "react";
import { Label } from "#components/label.tsx";
import { observeSight } from "#components/observe-sight.ts";
import { treeOf, type Form } from "#answer/core/form.ts";
import { MathText } from "#notation/typeset.tsx";
import { answerTexts } from "#messages/simplifier.ts";
import { specified } from "#messages/specified.ts";
import classes from "./result-strip.module.css";

/** More terms than a line holds. */
const termsMax = 12;

/**
 * The margins within which the result counts as visible: its end below the header, its first line above the lower
 * edge.
 */
const seen = "-56px 0px -42px";

interface ResultStripProps {
  readonly result: Form;
  readonly row: RefObject<HTMLDivElement | null>;
}

/** Memoised: it must not be drawn again at each key press. */
export const ResultStrip = memo(function ResultStrip({ result, row }: ResultStripProps) {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    // The row's value begins with the result.
    const value = row.current?.querySelector("dd");
    return value ? observeSight(value, seen, setSeen) : undefined;
  }, [row]);
  const line = useMemo(() => treeOf(result, termsMax), [result]);
  if (isSeen) return null;
  return (
    <UnstyledButton
      className={`${classes.strip} no-print`}
      onClick={() => {
        row.current?.scrollIntoView();
        row.current?.focus({ preventScroll: true });
      }}
    >
      <span className="spoken">{answerTexts.goToResult}</span>
      <Label as="span" aria-hidden>
        {specified.result}
      </Label>
      <span className={classes.line} aria-hidden>
        <MathText expression={line} />
      </span>
      <IconChevronDown size={20} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
});
