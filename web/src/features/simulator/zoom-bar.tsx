// The zoom buttons: smaller, 100 %, larger, and the whole drawing. Small screens have the last one above the canvas, and
// all of them with the options.

import { UnstyledButton } from "@mantine/core";
import { IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import { extentOfBoard } from "#circuit/core/editor/extent.ts";
import { isClear } from "#circuit/core/scene/viewport.ts";
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

/** For small screens: shown while some of the drawing is out of view. */
export function FitButton() {
  const isCut = useBoard((editor) => {
    const extent = extentOfBoard(editor);
    return extent !== null && !isClear(extent, editor.viewport, editor.size, editor.isSmall);
  });
  const dispatch = useDispatch();
  if (!isCut) return null;
  return (
    <div className={`${classes.bar} ${classes.alone} no-print`}>
      <IconButton
        icon={IconMaximize}
        label={simulator.fit}
        className={classes.tool}
        onClick={() => dispatch({ type: "zoomed", by: "fit" })}
      />
    </div>
  );
}
