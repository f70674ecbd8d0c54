// An icon button that opens a menu of actions.

import type { Icon } from "@tabler/icons-react";
import { Fragment } from "react";
import { MenuItem, MenuLine } from "./menu-items.tsx";
import { Menu } from "./menu.tsx";

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
    <Menu icon={icon} label={label} tooltip={tooltip}>
      {groups.map((entries, at) => (
        <Fragment key={at}>
          {at > 0 && <MenuLine />}
          {entries.map((entry) => (
            <MenuItem key={entry.label} onClick={entry.run}>
              {entry.label}
            </MenuItem>
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}
