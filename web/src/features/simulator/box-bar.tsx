// The strip above the drawing while a box is open: where one is, and the way back.

import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { Editor } from "#circuit/core/editor/editor.ts";
import { circuitBoxes } from "#messages/simulator.ts";
import classes from "./alerts.module.css";
import { useBoard, useDispatch, useSession } from "./board-context.ts";

/** The names of the open boxes from the outermost in, as one text, so that it is equal while they are. */
function pathOf({ outer }: Editor): string {
  return outer
    .map(({ box, history }) => history.present.parts.find(({ id }) => id === box)?.name ?? "")
    .join(" › ");
}

export function BoxBar() {
  const path = useBoard(pathOf);
  const isOpen = useBoard(({ outer }) => outer.length > 0);
  const dispatch = useDispatch();
  const { canvas } = useSession();
  if (!isOpen) return null;
  return (
    <section className={`${classes.alert} no-print`} data-place aria-label={circuitBoxes.inside(path)}>
      <p className={classes.text}>
        <strong>{circuitBoxes.inside(path)}</strong> <span>{circuitBoxes.changesAll}</span>
      </p>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
        onClick={() => {
          // The button disappears, so move the focus first.
          canvas()?.focus({ preventScroll: true });
          dispatch({ type: "boxLeft" });
        }}
      >
        {circuitBoxes.leave}
      </Button>
    </section>
  );
}
