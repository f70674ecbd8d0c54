// The submit button beside the big field. It is as high as its row of the grid.

import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./submit-button.module.css";

interface SubmitButtonProps {
  readonly disabled?: boolean;
  /** Whether it is at work: it does nothing then but keeps the focus of who pressed it, as `disabled` would not. */
  readonly busy?: boolean;
  /** Whether it is tinted, because the one filled button of the screen is another. */
  readonly quiet?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function SubmitButton({
  disabled = false,
  busy = false,
  quiet = false,
  className = "",
  children,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={quiet ? "light" : "filled"}
      className={`${classes.submit} no-print ${className}`}
      disabled={disabled}
      aria-disabled={busy}
      data-disabled={busy}
    >
      {children}
    </Button>
  );
}
