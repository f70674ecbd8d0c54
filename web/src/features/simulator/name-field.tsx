// The name of a switch or a bulb, or the text of a note.

import { refusalLine } from "#circuit/core/editor/words.ts";
import type { Part } from "#circuit/core/model/circuit.ts";
import { nameError } from "#circuit/core/model/names.ts";
import { simulator } from "#messages/simulator.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import { DraftField } from "./draft-field.tsx";

export function NameField({ part: { id, kind, name = "" } }: { readonly part: Part }) {
  const state = useBoard(({ history }) => history.present);
  const dispatch = useDispatch();
  return (
    <DraftField
      label={kind === "note" ? simulator.text : simulator.name}
      text={name}
      refusal={(typed) => {
        const error = nameError(state, id, typed);
        return error && refusalLine(error, kind);
      }}
      onTake={(typed) => dispatch({ type: "commanded", command: { type: "rename", id, name: typed } })}
    />
  );
}
