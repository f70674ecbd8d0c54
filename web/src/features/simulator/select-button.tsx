// The button that selects the item of its row. It lies below the row's text and is as wide as the row's other buttons
// leave room. The text is not part of the button, because the button's name must say what a press does.

import { UnstyledButton } from "@mantine/core";
import type { Editor } from "#circuit/core/editor/editor.ts";
import { useBoard } from "./board-context.ts";
import classes from "./parts-and-wires.module.css";

interface SelectButtonProps extends LineProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

export function SelectButton({ label, isSelected, onSelect, ...line }: SelectButtonProps) {
  return (
    <div className={classes.what}>
      <UnstyledButton
        className={classes.select}
        aria-label={label}
        aria-pressed={isSelected}
        onClick={onSelect}
      />
      <Line {...line} />
    </div>
  );
}

interface LineProps {
  /** The id of the text's element, by which the row is named. */
  readonly lineId: string;
  /** The row's text on the present board. */
  readonly lineOf: (editor: Editor) => string;
}

/** A component of its own, so that a signal that changes draws the texts of the rows again, and not their buttons. */
function Line({ lineId, lineOf }: LineProps) {
  return (
    <span id={lineId} className={classes.line}>
      {useBoard(lineOf)}
    </span>
  );
}
