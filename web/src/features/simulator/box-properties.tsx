// The pins of a box with their values, and the button that opens it.

import { Button } from "@mantine/core";
import { IconBoxMultiple } from "@tabler/icons-react";
import type { Part } from "#circuit/core/model/circuit.ts";
import { kinds } from "#circuit/core/model/kinds.ts";
import { Note } from "#components/note.tsx";
import { circuitBoxes } from "#messages/simulator.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import classes from "./properties.module.css";
import { Value } from "./value.tsx";

export function BoxProperties({ box: { id, definition } }: { readonly box: Part }) {
  const state = useBoard(({ history }) => history.present);
  const dispatch = useDispatch();
  const own = state.parts.filter(({ of }) => of === id);
  const pins = [
    ...own.filter(({ kind }) => kind === "inputPin"),
    ...own.filter(({ kind }) => kind !== "inputPin"),
  ];
  const copies = state.parts.filter((part) => part.definition === definition).length;
  return (
    <>
      <dl className={classes.values}>
        {pins.map((pin) => (
          <Value
            key={pin.id}
            label={`${kinds[pin.kind].label} ${pin.name ?? ""}`}
            state={state}
            of={pin.id}
          />
        ))}
      </dl>
      <Button
        variant="default"
        leftSection={<IconBoxMultiple size={18} stroke={1.75} aria-hidden />}
        onClick={() => dispatch({ type: "boxOpened", id })}
      >
        {circuitBoxes.openBox}
      </Button>
      <Note>{circuitBoxes.copies(copies)}</Note>
    </>
  );
}
