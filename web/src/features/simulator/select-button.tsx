// Selects what its row is about: it lies under the whole row, which shows the text.

import { UnstyledButton } from "@mantine/core";
import classes from "./parts-and-wires.module.css";

interface SelectButtonProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

export function SelectButton({ label, isSelected, onSelect }: SelectButtonProps) {
  return (
    <UnstyledButton
      className={classes.select}
      aria-label={label}
      aria-pressed={isSelected}
      onClick={onSelect}
    />
  );
}
