// Opens the options: below the button, on small screens as a sheet, which sheets.tsx draws.

import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.css";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { simulator } from "#messages/simulator.ts";
import { useBoard } from "./board-context.ts";
import { OptionsList } from "./options-list.tsx";
import options from "./options.module.css";
import { usePanel } from "./open-panel.ts";
import classes from "./toolbar.module.css";

export function OptionsButton() {
  const isSmall = useBoard((editor) => editor.isSmall);
  const { isOpen, toggle, close } = usePanel("options");
  const button = (
    <IconButton
      icon={IconAdjustmentsHorizontal}
      label={simulator.options}
      className={classes.tool}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={toggle}
    />
  );
  if (isSmall) return button;
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      position="bottom-start"
      transitionProps={{ duration: 0 }}
      trapFocus
      returnFocus
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={simulator.options} className={options.dropdown ?? ""}>
        <OptionsList />
      </Popover.Dropdown>
    </Popover>
  );
}
