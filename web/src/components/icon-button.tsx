// A button that is only an icon: 36 px, 44 on touch; its name is for screen readers and, on hover, for everybody.

import { UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import classes from "./icon-button.module.css";

interface IconButtonProps
  extends UnstyledButtonProps, Omit<ComponentPropsWithRef<"button">, keyof UnstyledButtonProps | "children"> {
  readonly icon: Icon;
  readonly label: string;
}

export function IconButton({ icon: Glyph, label, ...rest }: IconButtonProps) {
  return (
    <UnstyledButton {...rest} className={classes.button} aria-label={label} title={label}>
      <Glyph size={20} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}
