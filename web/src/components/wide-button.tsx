// A button over the whole width of its form or card, with a line at its lower edge while it is at work.

import { Button } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import classes from "./wide-button.module.css";

export interface WideButtonProps extends Omit<ComponentProps<typeof Button<"button">>, "children"> {
  /** A busy button keeps the focus, which `disabled` would remove. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

export function WideButton({ isBusy = false, className = "", children, ...rest }: WideButtonProps) {
  return (
    <Button variant="default" className={`${classes.wide} ${className}`} aria-busy={isBusy} {...rest}>
      {children}
      {isBusy && <span className={classes.bar} aria-hidden />}
    </Button>
  );
}
