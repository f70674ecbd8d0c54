// A switch with its name; a press on either toggles the switch.

import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./switch-row.module.css";

interface SwitchRowProps {
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly onToggle: () => void;
  /** The switch's name, if the name is written elsewhere on the screen. */
  readonly label?: string;
  readonly children?: ReactNode;
}

export function SwitchRow({ isOn, isBusy = false, onToggle, label, children }: SwitchRowProps) {
  return (
    <UnstyledButton
      className={classes.row}
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={onToggle}
    >
      <span className={classes.track} data-busy={isBusy || undefined} aria-hidden>
        <span className={classes.thumb} />
      </span>
      {children !== undefined && <span>{children}</span>}
    </UnstyledButton>
  );
}
