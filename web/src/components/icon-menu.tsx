// An icon button that opens a menu of actions.

import { Menu } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import { Fragment } from "react";
import { IconButton } from "./icon-button.tsx";

export interface MenuEntry {
  readonly label: string;
  readonly run: () => void;
}

interface IconMenuProps {
  readonly icon: Icon;
  readonly label: string;
  readonly tooltip?: string;
  /** With a line between one group and the next. */
  readonly groups: readonly (readonly MenuEntry[])[];
}

export function IconMenu({ icon, label, tooltip, groups }: IconMenuProps) {
  return (
    <Menu transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <IconButton icon={icon} label={label} tooltip={tooltip} />
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map((entries, at) => (
          <Fragment key={at}>
            {at > 0 && <Menu.Divider />}
            {entries.map((entry) => (
              <Menu.Item key={entry.label} onClick={entry.run}>
                {entry.label}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
