// Digits in monospace. A long number is cut until it is expanded; then it scrolls in a separate box. On paper the
// whole number is printed, or the beginning of a very long one.

import { useState } from "react";
import { MoreButton } from "#components/more-button.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { controlTexts } from "#messages/controls.ts";
import { formTexts } from "#messages/forms.ts";
import { numberTexts } from "#messages/number-systems.ts";
import classes from "./digits.module.css";

/** Up to this length all digits are shown. */
const shownMax = 160;

/** More digits than the lines of a cut number hold at any width; further digits are not drawn. */
const drawnMax = 400;

/** Up to this length all digits are printed. */
const printedMax = 4_000;

interface DigitsProps {
  /** The name of the digits, for the scroll box. */
  readonly name: string;
  readonly text: string;
  /** The number of digits, without those that only fill up groups. */
  readonly count: number;
}

export function Digits({ name, text, count }: DigitsProps) {
  const [whole, setWhole] = useState(false);
  if (text.length <= shownMax)
    return (
      <span className={classes.digits} translate="no">
        {text}
      </span>
    );
  return (
    <>
      {whole ? (
        <ScrollBox name={controlTexts.wholePart(name)} className={classes.scroll}>
          <span className={classes.digits} translate="no">
            {text}
          </span>
        </ScrollBox>
      ) : (
        <span
          className={classes.digits}
          translate="no"
          data-cut
          data-rest={
            text.slice(drawnMax, printedMax) +
            (text.length > printedMax ? `… (${formTexts.number(count)})` : "")
          }
        >
          {text.slice(0, drawnMax)}
        </span>
      )}
      <MoreButton expanded={whole} label={numberTexts.allDigits(count)} onToggle={() => setWhole(!whole)} />
    </>
  );
}
