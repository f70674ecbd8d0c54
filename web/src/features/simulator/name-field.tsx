// The name of a switch or a bulb. A name that is refused stays, with why, until Escape or a name that is taken.

import { useId, useState } from "react";
import { refusalLine } from "#circuit/core/editor/words.ts";
import type { Part } from "#circuit/core/model/circuit.ts";
import { nameError } from "#circuit/core/model/names.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Label } from "#components/label.tsx";
import { simulator } from "#messages/simulator.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import classes from "./properties.module.css";

export function NameField({ part }: { readonly part: Part }) {
  const { id, kind, name = "" } = part;
  const state = useBoard(({ history }) => history.present);
  const dispatch = useDispatch();
  const labelId = useId();
  const errorId = useId();
  /** What is typed and not taken yet; null while the field shows the name. */
  const [typed, setTyped] = useState<string | null>(null);
  const error = typed === null || typed === name ? null : nameError(state, id, typed);
  const take = () => {
    if (typed !== null && typed !== name && !error)
      dispatch({ type: "commanded", command: { type: "rename", id, name: typed } });
    if (!error) setTyped(null);
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
        {simulator.name}
      </Label>
      <Field
        aria-labelledby={labelId}
        value={typed ?? name}
        aria-invalid={error !== null}
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
        {error && refusalLine(error, kind)}
      </ErrorLine>
    </form>
  );
}
