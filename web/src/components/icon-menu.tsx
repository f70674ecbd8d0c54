// An icon button that opens a menu.

import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { MenuButton } from "./menu-button.tsx";
import type { MenuGroup } from "./menu-group.ts";

interface IconMenuProps {
  readonly icon: Icon;
  /** Drawn instead of the icon. */
  readonly picture?: ReactNode;
  readonly label: string;
  /** The tooltip, where it is written differently from the spoken label. */
  readonly tooltip?: string | undefined;
  readonly groups: readonly MenuGroup[];
  /** Marks a button that copies the content next to it, so that a card can hide the button while the content is old. */
  readonly "data-copies"?: true;
  /** Opens a dialog instead of the menu. */
  readonly onDialog?: (() => void) | undefined;
}

export function IconMenu({ groups, onDialog, ...look }: IconMenuProps) {
  return (
    <MenuButton groups={groups} onDialog={onDialog}>
      {(button) => <IconButton {...button} {...look} />}
    </MenuButton>
  );
}
