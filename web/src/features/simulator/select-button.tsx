// The button that selects the item of its row. It lies below the row's text and is as wide as the row's other buttons
// leave room. The text is not part of the button, because the button's name must say what a press does.

import { UnstyledButton } from "@mantine/core";
import classes from "./parts-and-wires.module.css";

interface SelectButtonProps {
  readonly label: string;
  /** The row's text. */
  readonly line: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

export function SelectButton({ label, line, isSelected, onSelect }: SelectButtonProps) {
  return (
    <div className={classes.what}>
      <UnstyledButton
        className={classes.select}
        aria-label={label}
        aria-pressed={isSelected}
        onClick={onSelect}
      />
      <span className={classes.line}>{line}</span>
    </div>
  );
}
