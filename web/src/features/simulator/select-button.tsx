// Selects what its row is about, and shows the row's text. The row's other buttons stand beside it.

import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./parts-and-wires.module.css";

interface SelectButtonProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function SelectButton({ label, isSelected, onSelect, children }: SelectButtonProps) {
  return (
    <UnstyledButton
      className={classes.select}
      aria-label={label}
      aria-pressed={isSelected}
      onClick={onSelect}
    >
      {children}
    </UnstyledButton>
  );
}
