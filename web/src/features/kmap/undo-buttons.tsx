// Undo and Redo; the keys do the same.

import { Button } from "@mantine/core";
import { kmapTexts } from "#messages/kmap.ts";
import type { KmapEvent, KmapState } from "./core/machine.ts";
import classes from "./undo-buttons.module.css";

interface UndoButtonsProps {
  readonly state: Pick<KmapState, "past" | "future">;
  readonly dispatch: (event: KmapEvent) => void;
}

export function UndoButtons({ state, dispatch }: UndoButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        className={classes.button}
        aria-disabled={state.past.length === 0}
        onClick={() => dispatch({ type: "undone" })}
      >
        {kmapTexts.undo}
      </Button>
      <Button
        variant="default"
        className={classes.button}
        aria-disabled={state.future.length === 0}
        onClick={() => dispatch({ type: "redone" })}
      >
        {kmapTexts.redo}
      </Button>
    </div>
  );
}
