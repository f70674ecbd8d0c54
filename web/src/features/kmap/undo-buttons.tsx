// Undo and Redo; the keys do the same.

import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { kmapTexts } from "#messages/kmap.ts";
import { changed } from "./core/changed.ts";
import type { KmapEvent, KmapState } from "./core/machine.ts";

interface UndoButtonsProps {
  readonly state: KmapState;
  readonly dispatch: (event: KmapEvent) => void;
}

export function UndoButtons({ state, dispatch }: UndoButtonsProps) {
  const before = state.past.at(-1);
  const [after] = state.future;
  return (
    <>
      <IconButton
        icon={IconArrowBackUp}
        label={before ? kmapTexts.undoOf(changed(before, state)) : kmapTexts.undo}
        aria-disabled={!before}
        onClick={() => dispatch({ type: "undone" })}
      />
      <IconButton
        icon={IconArrowForwardUp}
        label={after ? kmapTexts.redoOf(changed(state, after)) : kmapTexts.redo}
        aria-disabled={!after}
        onClick={() => dispatch({ type: "redone" })}
      />
    </>
  );
}
