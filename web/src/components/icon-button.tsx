// The one icon button: 36 px, 44 on touch. Its label is the accessible name and, without `tooltip`, also the tooltip.
// It is not printed.

import { UnstyledButton } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import classes from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  readonly icon: Icon;
  /** Drawn instead of the icon. */
  readonly picture?: ReactNode;
  readonly label: string;
  /** The tooltip, where it is written differently from the spoken label. */
  readonly tooltip?: string | undefined;
}

export function IconButton({
  icon: Glyph,
  picture,
  label,
  tooltip = label,
  className = "",
  ...rest
}: IconButtonProps) {
  return (
    <UnstyledButton
      {...rest}
      className={`${classes.button} no-print ${className}`}
      aria-label={label}
      data-tooltip
      title={tooltip}
    >
      {picture ?? <Glyph size={20} stroke={1.75} aria-hidden />}
    </UnstyledButton>
  );
}
