// The choice between table and map.

import { mapInputsMax, type SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { Note } from "#components/note.tsx";
import { sopPos } from "#messages/sop-pos.ts";
import type { SopPosEvent } from "#rows/core/machine.ts";
import { Choice } from "#rows/function-controls.tsx";
import classes from "./sop-pos-page.module.css";

interface ViewChoiceProps {
  readonly setup: SopPosSetup;
  readonly dispatch: (event: SopPosEvent) => void;
}

export function ViewChoice({ setup: { inputs, view }, dispatch }: ViewChoiceProps) {
  const hasMap = inputs <= mapInputsMax;
  return (
    <Choice
      label={sopPos.view}
      segments={[
        { value: "table", label: sopPos.table },
        { value: "map", label: sopPos.map, disabled: !hasMap },
      ]}
      value={view}
      onChange={(chosen) => dispatch({ type: "viewChosen", view: chosen })}
    >
      {!hasMap && <Note className={classes.reason}>{sopPos.noMap(mapInputsMax)}</Note>}
    </Choice>
  );
}
