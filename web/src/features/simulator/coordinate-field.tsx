// A field for one coordinate of a part on the sheet.

import { coordinateMax, type Part } from "#circuit/core/model/circuit.ts";
import { simulator } from "#messages/simulator.ts";
import { useDispatch } from "./board-context.ts";
import { DraftField } from "./draft-field.tsx";

interface CoordinateFieldProps {
  readonly part: Part;
  readonly axis: "x" | "y";
}

export function CoordinateField({ part: { id, x, y }, axis }: CoordinateFieldProps) {
  const dispatch = useDispatch();
  const present = { x, y }[axis];
  return (
    <DraftField
      label={simulator[axis]}
      type="number"
      inputMode="numeric"
      min={0}
      max={coordinateMax}
      step="any"
      text={String(present)}
      refusal={(typed) => (isCoordinate(typed) ? null : simulator.notACoordinate(coordinateMax))}
      onTake={(typed) => {
        const wanted = Number(typed);
        // The text may differ and mean the same number, for example `5.0`.
        if (wanted === present) return;
        dispatch({
          type: "commanded",
          command: { type: "place", positions: [{ id, x, y, [axis]: wanted }] },
        });
      }}
    />
  );
}

function isCoordinate(text: string): boolean {
  const value = Number(text);
  return text.trim() !== "" && value >= 0 && value <= coordinateMax;
}
