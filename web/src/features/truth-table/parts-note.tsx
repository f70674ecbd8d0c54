// The note about the parts of a table: how many are shown, that there are none, or why they could not be generated.

import { Button } from "@mantine/core";
import { ErrorLine } from "#components/error-line.tsx";
import { Note } from "#components/note.tsx";
import { controlTexts } from "#messages/controls.ts";
import classes from "./parts-note.module.css";
import type { TableWithParts } from "./use-parts.ts";

export function PartsNote({ note, onRetry }: Pick<TableWithParts, "note" | "onRetry">) {
  return (
    <>
      <Note as="output" className={note?.kind === "shown" ? classes.note : "spoken"}>
        {note?.kind !== "failed" && note?.text}
      </Note>
      {note?.kind === "failed" && (
        <div className={classes.note}>
          <ErrorLine>{note.text}</ErrorLine>
          <Button className="no-print" variant="default" onClick={onRetry}>
            {controlTexts.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
}
