// The submit button next to the big field. It is as high as its row of the grid.

import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./submit-button.module.css";

interface SubmitButtonProps {
  readonly disabled?: boolean;
  /** Whether the work is running: the button then does nothing but keeps the focus, which `disabled` would remove. */
  readonly busy?: boolean;
  /** Whether the button is tinted, because the screen's only filled button is another one. */
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
