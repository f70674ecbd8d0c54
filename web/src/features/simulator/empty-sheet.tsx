// The hint on an empty sheet: ways to begin.

import { Button } from "@mantine/core";
import { examples } from "#circuit/core/examples/examples.ts";
import { LessonHint } from "#notation/fields/lesson-hint.tsx";
import { simulator } from "#messages/simulator.ts";
import { useActions } from "./actions-context.ts";
import { useBoard, useSession } from "./board-context.ts";
import classes from "./canvas.module.css";

export function EmptySheet() {
  const isEmpty = useBoard(
    ({ history, gesture }) => history.present.parts.length === 0 && gesture.type !== "palette",
  );
  const { actions } = useActions();
  const { canvas } = useSession();
  if (!isEmpty) return null;
  return (
    <div className={`${classes.empty} no-print`}>
      <p className={classes.emptyText}>{simulator.emptySheet}</p>
      <div className={classes.examples}>
        {examples.map((example) => (
          <Button
            key={example.name}
            variant="default"
            onClick={() => {
              // The button goes with the hint.
              canvas()?.focus({ preventScroll: true });
              void actions.openSaved(example);
            }}
          >
            {example.name}
          </Button>
        ))}
      </div>
      <LessonHint lesson="02" />
    </div>
  );
}
