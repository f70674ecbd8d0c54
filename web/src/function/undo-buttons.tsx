// Undo and Redo; the keys do the same.

import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { kmapTexts } from "#messages/kmap.ts";
import { useFunction } from "./function-context.tsx";

export function UndoButtons() {
  const { undo, redo, dispatch } = useFunction();
  return (
    <>
      <IconButton
        icon={IconArrowBackUp}
        label={undo === null ? kmapTexts.undo : kmapTexts.undoOf(undo)}
        aria-disabled={undo === null}
        onClick={() => dispatch({ type: "undone" })}
      />
      <IconButton
        icon={IconArrowForwardUp}
        label={redo === null ? kmapTexts.redo : kmapTexts.redoOf(redo)}
        aria-disabled={redo === null}
        onClick={() => dispatch({ type: "redone" })}
      />
    </>
  );
}
