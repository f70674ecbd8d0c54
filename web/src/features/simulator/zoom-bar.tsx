// The zoom buttons: smaller, 100 %, larger, and the whole drawing.

import { UnstyledButton } from "@mantine/core";
import { IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { simulator } from "#messages/simulator.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import classes from "./toolbar.module.css";

export function ZoomBar() {
  const percent = useBoard(({ viewport }) => simulator.percent(viewport.zoom));
  const dispatch = useDispatch();
  const zoom = (by: "in" | "out" | "reset" | "fit") => () => dispatch({ type: "zoomed", by });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div role="group" aria-label={simulator.zoom} className={`${classes.bar} no-print`}>
      <div className={classes.box}>
        <IconButton
          icon={IconMinus}
          label={simulator.zoomOut}
          className={classes.tool}
          onClick={zoom("out")}
        />
        {/* The text is not part of the button, because the button's name must say what a press does. */}
        <span className={classes.percent}>
          <UnstyledButton
            className={classes.reset}
            aria-label={simulator.resetZoom}
            aria-description={percent}
            title={simulator.resetZoom}
            data-tooltip
            onClick={zoom("reset")}
          />
          <span>{percent}</span>
        </span>
        <IconButton icon={IconPlus} label={simulator.zoomIn} className={classes.tool} onClick={zoom("in")} />
        <span className={classes.line} />
        <IconButton
          icon={IconMaximize}
          label={simulator.fit}
          className={classes.tool}
          onClick={zoom("fit")}
        />
      </div>
    </div>
  );
}
