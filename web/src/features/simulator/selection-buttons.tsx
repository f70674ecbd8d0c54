// The actions on the whole selection.

import { Button } from "@mantine/core";
import { IconBoxMultiple, IconCopyPlus, IconTrash } from "@tabler/icons-react";
import { focusScreen } from "#components/focus.ts";
import { circuitBoxes, simulator } from "#messages/simulator.ts";
import { specifiedSimulator } from "#messages/specified.ts";
import { useDispatch, useSession } from "./board-context.ts";
import classes from "./properties.module.css";

export function DeleteButton() {
  const dispatch = useDispatch();
  const { canvas } = useSession();
  return (
    <Button
      variant="default"
      className={classes.delete}
      leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
      aria-keyshortcuts="Delete"
      onClick={() => {
        // The button disappears with the selection that it deletes, so move the focus first.
        const element = canvas();
        if (element) element.focus({ preventScroll: true });
        else focusScreen();
        dispatch({ type: "selectionDeleted" });
      }}
    >
      {specifiedSimulator.delete}
      <kbd className={classes.key} aria-hidden>
        {simulator.deleteKey}
      </kbd>
    </Button>
  );
}

export function DuplicateButton() {
  const dispatch = useDispatch();
  return (
    <Button
      variant="default"
      leftSection={<IconCopyPlus size={18} stroke={1.75} aria-hidden />}
      onClick={() => dispatch({ type: "selectionDuplicated" })}
    >
      {simulator.duplicate}
    </Button>
  );
}

export function MakeBoxButton() {
  const dispatch = useDispatch();
  return (
    <Button
      variant="default"
      leftSection={<IconBoxMultiple size={18} stroke={1.75} aria-hidden />}
      onClick={() => dispatch({ type: "boxMade" })}
    >
      {circuitBoxes.make}
    </Button>
  );
}
