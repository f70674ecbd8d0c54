// Opens the options, which sheets.tsx draws.

import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { simulator } from "#messages/simulator.ts";
import { usePanel } from "./open-panel.ts";
import classes from "./toolbar.module.css";

export function OptionsButton() {
  const { isOpen, toggle } = usePanel("options");
  return (
    <IconButton
      icon={IconAdjustmentsHorizontal}
      label={simulator.options}
      className={classes.tool}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={toggle}
    />
  );
}
