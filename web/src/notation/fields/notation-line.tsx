// The line under a field whose text is in another notation: the same text in this notation, and the button that takes
// it.

import { Button } from "@mantine/core";
import { readingTexts } from "#messages/expression.ts";
import { isNotation, notationText, type NotationFix } from "../core/correction.ts";
import type { Live } from "./use-live.ts";
import classes from "./notation-line.module.css";

interface NotationLineProps {
  readonly live: Live;
  readonly onFix: (fix: NotationFix) => void;
}

/** More characters of each text than the line has room for. */
const shownCharsMax = 200;

/** The output element is always there, so that screen readers announce a text that appears in it. */
export function NotationLine({ live: { error, fix }, onFix }: NotationLineProps) {
  const shown = !error && isNotation(fix) ? fix : null;
  return (
    <div className={classes.line} data-shown={shown !== null || undefined}>
      <output className={classes.text}>
        {shown && (
          <>
            {shown.kind === "write" && shown.dropped !== undefined && (
              <span className={classes.dropped}>{readingTexts.leftOut(shown.dropped.trim())} </span>
            )}
            <span aria-hidden>→</span> <span className="spoken">{readingTexts.becomes}</span>{" "}
            <code translate="no">{notationText(shown).slice(0, shownCharsMax)}</code>
          </>
        )}
      </output>
      {shown && (
        <Button type="button" variant="default" className={classes.use} onClick={() => onFix(shown)}>
          {readingTexts.takeNotation}
        </Button>
      )}
    </div>
  );
}
