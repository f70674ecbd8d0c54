// An icon button that opens a menu.

import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { MenuButton, type MenuOf } from "./menu-button.tsx";

type IconMenuProps = MenuOf & {
  readonly icon: Icon;
  /** Drawn instead of the icon. */
  readonly picture?: ReactNode;
  readonly label: string;
  /** The tooltip, where it is written differently from the spoken label. */
  readonly tooltip?: string | undefined;
  /** Marks a button that copies the content next to it, so that a card can hide the button while the content is old. */
  readonly "data-copies"?: true;
  /** Opens a dialog instead of the menu. */
  readonly onDialog?: (() => void) | undefined;
};

export function IconMenu({
  onDialog,
  icon,
  picture,
  label,
  tooltip,
  "data-copies": copies,
  ...of
}: IconMenuProps) {
  return (
    <MenuButton {...of} onDialog={onDialog}>
      {(button) => (
        <IconButton
          {...button}
          icon={icon}
          picture={picture}
          label={label}
          tooltip={tooltip}
          {...(copies && { "data-copies": copies })}
        />
      )}
    </MenuButton>
  );
}
