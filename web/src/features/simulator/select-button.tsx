// Selects what its row is about: it lies below the row's text, as wide as the row's other buttons leave room. The text
// is no part of it, because its name says what a press does.

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
