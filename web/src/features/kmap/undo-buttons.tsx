// Undo and Redo; the keys do the same.

import { Button } from "@mantine/core";
import { kmapTexts } from "#messages/kmap.ts";
import { changed } from "./core/changed.ts";
import type { KmapEvent, KmapState } from "./core/machine.ts";
import classes from "./undo-buttons.module.css";

interface UndoButtonsProps {
  readonly state: KmapState;
  readonly dispatch: (event: KmapEvent) => void;
}

export function UndoButtons({ state, dispatch }: UndoButtonsProps) {
  const before = state.past.at(-1);
  const [after] = state.future;
  const undoes = before && kmapTexts.undoOf(changed(before, state));
  const redoes = after && kmapTexts.redoOf(changed(state, after));
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        className={classes.button}
        aria-disabled={!before}
        aria-label={undoes}
        title={undoes}
        onClick={() => dispatch({ type: "undone" })}
      >
        {kmapTexts.undo}
      </Button>
      <Button
        variant="default"
        className={classes.button}
        aria-disabled={!after}
        aria-label={redoes}
        title={redoes}
        onClick={() => dispatch({ type: "redone" })}
      >
        {kmapTexts.redo}
      </Button>
    </div>
  );
}
