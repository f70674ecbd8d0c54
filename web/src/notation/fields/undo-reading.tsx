// The button behind a reading that took the place of a typed text: it brings that text back.

import { Button } from "@mantine/core";
import { readingTexts } from "#messages/expression.ts";
import { shortened } from "../core/correction.ts";
import classes from "./undo-reading.module.css";
import type { Undo } from "./use-undo.ts";

interface UndoReadingProps {
  /** Null if the text is as it was typed. */
  readonly undo: (Undo & { readonly typed: string }) | null;
}

/** The output is always there, so that screen readers announce the reading. */
export function UndoReading({ undo }: UndoReadingProps) {
  return (
    <>
      <output className="spoken">{undo && readingTexts.readAsNotation(shortened(undo.as))}</output>
      {undo && (
        <Button
          type="button"
          variant="subtle"
          className={`${classes.undo} no-print`}
          // The press must not take the focus: on touch the field's keys would fold away and move the button.
          onMouseDown={(event) => event.preventDefault()}
          onClick={undo.run}
        >
          {readingTexts.undoReading}&nbsp;
          <code translate="no" className={classes.typed}>
            {shortened(undo.typed)}
          </code>
        </Button>
      )}
    </>
  );
}
