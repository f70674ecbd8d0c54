// Where a part stands on the sheet, as a number that can be changed. What is refused stays, with why, until Escape or a
// number that is taken: were it gone with the focus, all below would move under a press.

import { useId, useState } from "react";
import { coordinateMax, type Part } from "#circuit/core/model/circuit.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Label } from "#components/label.tsx";
import { simulator } from "#messages/simulator.ts";
import { useDispatch } from "./board-context.ts";
import classes from "./properties.module.css";

interface CoordinateFieldProps {
  readonly part: Part;
  readonly axis: "x" | "y";
}

export function CoordinateField({ part, axis }: CoordinateFieldProps) {
  const { id, x, y } = part;
  const dispatch = useDispatch();
  const labelId = useId();
  const errorId = useId();
  /** What is typed and not taken yet; null while the field shows the place. */
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed === null ? part[axis] : coordinateIn(typed);
  const take = () => {
    if (wanted === null) return;
    if (wanted !== part[axis])
      dispatch({ type: "commanded", command: { type: "place", positions: [{ id, x, y, [axis]: wanted }] } });
    setTyped(null);
  };
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <Label as="span" id={labelId}>
        {simulator[axis]}
      </Label>
      <Field
        aria-labelledby={labelId}
        type="number"
        inputMode="numeric"
        min={0}
        max={coordinateMax}
        step="any"
        value={typed ?? String(part[axis])}
        aria-invalid={wanted === null}
        aria-describedby={errorId}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || typed === null) return;
          event.preventDefault();
          event.stopPropagation();
          setTyped(null);
        }}
      />
      <ErrorLine id={errorId} className={classes.error}>
        {wanted === null && simulator.notACoordinate(coordinateMax)}
      </ErrorLine>
    </form>
  );
}

/** Null for what is no place on the sheet. */
function coordinateIn(text: string): number | null {
  const value = Number(text);
  return text.trim() !== "" && value >= 0 && value <= coordinateMax ? value : null;
}
