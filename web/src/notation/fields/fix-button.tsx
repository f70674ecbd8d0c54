// The button that replaces a text by its probable correction; two buttons where words look like names but may be
// products.

import { Button } from "@mantine/core";
import type { Fix } from "#contract/generated/logic-types.ts";
import { nameTexts, readingTexts } from "#messages/expression.ts";
import { asLetters, notationText } from "../core/correction.ts";
import classes from "./fix-button.module.css";

/** The button's label cuts a longer correction; a press still writes the whole text. */
const shownCharsMax = 40;

interface FixButtonProps {
  readonly fix: Fix;
  readonly onFix: (fix: Fix) => void;
}

export function FixButton({ fix, onFix }: FixButtonProps) {
  const [words, shown] = labelOf(fix);
  const letters = fix.kind === "names" ? asLetters(fix) : null;
  return (
    <>
      <Button type="button" variant="default" className={classes.fix} onClick={() => onFix(fix)}>
        {words}
        {shown !== "" && <>&nbsp;</>}
        <code translate="no" className={classes.text}>
          {cut(shown)}
        </code>
      </Button>
      {letters && (
        <Button type="button" variant="default" className={classes.fix} onClick={() => onFix(letters)}>
          {nameTexts.noNames}&nbsp;
          <code translate="no" className={classes.text}>
            {cut(letters.text)}
          </code>
        </Button>
      )}
    </>
  );
}

function labelOf(fix: Fix): readonly [words: string, shown: string] {
  switch (fix.kind) {
    case "write":
    case "minTerms":
      return [readingTexts.fixWrite, notationText(fix)];
    case "names":
      return [readingTexts.takeIt, ""];
    case "mend":
      return [readingTexts.fixWrite, fix.text];
    case "remove":
      return [readingTexts.fixRemove, fix.removed];
    case "close":
      return [readingTexts.fixClose, fix.added];
  }
}

function cut(text: string): string {
  return text.length > shownCharsMax ? `${text.slice(0, shownCharsMax)}…` : text;
}
