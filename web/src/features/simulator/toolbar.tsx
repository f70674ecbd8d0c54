// The tools above the canvas: pointer mode, undo and redo, options, and actions on the whole circuit.

import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconLine,
  IconPointer,
  IconSelectAll,
} from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { simulator } from "#messages/simulator.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import { FileMenu } from "./file-menu.tsx";
import { OptionsButton } from "./options-button.tsx";
import { moveByArrows } from "./toolbar-keys.ts";
import classes from "./toolbar.module.css";

export function Toolbar({ showsSeveral }: { readonly showsSeveral: boolean }) {
  return (
    <div
      role="toolbar"
      aria-label={simulator.tools}
      tabIndex={-1}
      className={`${classes.tools} no-print`}
      onKeyDown={moveByArrows}
    >
      <div className={classes.box}>
        <ToolButton tool="mouse" icon={IconPointer} label={simulator.mouse} />
        <ToolButton tool="connector" icon={IconLine} label={simulator.connector} />
        {showsSeveral && <SeveralButton />}
      </div>
      <div className={classes.box}>
        <StepButton type="undone" icon={IconArrowBackUp} labelOf={simulator.undo} />
        <StepButton type="redone" icon={IconArrowForwardUp} labelOf={simulator.redo} />
        <span className={classes.line} />
        <OptionsButton />
        <FileMenu />
      </div>
    </div>
  );
}

interface ToolButtonProps {
  readonly tool: "mouse" | "connector";
  readonly icon: typeof IconPointer;
  readonly label: string;
}

function ToolButton({ tool, icon, label }: ToolButtonProps) {
  const isChosen = useBoard((editor) => editor.tool === tool);
  const dispatch = useDispatch();
  return (
    <IconButton
      icon={icon}
      label={label}
      className={classes.tool}
      aria-pressed={isChosen}
      onClick={() => dispatch({ type: "toolChosen", tool })}
    />
  );
}

/** Replaces Shift, which touch screens do not have. */
export function SeveralButton() {
  const isOn = useBoard((editor) => editor.selectsSeveral);
  const dispatch = useDispatch();
  return (
    <IconButton
      icon={IconSelectAll}
      label={simulator.several}
      className={classes.tool}
      aria-pressed={isOn}
      onClick={() => dispatch({ type: "severalChosen", selectsSeveral: !isOn })}
    />
  );
}

interface StepButtonProps {
  readonly type: "undone" | "redone";
  readonly icon: typeof IconPointer;
  readonly labelOf: (done: string | null) => string;
}

function StepButton({ type, icon, labelOf }: StepButtonProps) {
  const step =
    useBoard(({ history }) => (type === "undone" ? history.past.at(-1) : history.future[0])) ?? null;
  const dispatch = useDispatch();
  return (
    <IconButton
      icon={icon}
      label={labelOf(step && step.done)}
      className={classes.tool}
      aria-disabled={!step}
      onClick={() => step && dispatch({ type })}
    />
  );
}
