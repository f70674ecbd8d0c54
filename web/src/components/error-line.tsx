// The sentence about an error, under the control that it is about. The output element is always there, so that screen
// readers announce the sentence when it appears.

import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./error-line.module.css";

interface ErrorLineProps {
  /** The id for the `aria-describedby` of that control. */
  readonly id?: string;
  readonly className?: string | undefined;
  /** The sentence; empty while there is no error. */
  readonly children: ReactNode;
}

export function ErrorLine({ id, className = "", children }: ErrorLineProps) {
  return (
    <output id={id} className={`${classes.error} ${className}`}>
      {children && (
        <>
          <IconAlertTriangle className={classes.icon} size={18} stroke={1.75} aria-hidden />
          <span>{children}</span>
        </>
      )}
    </output>
  );
}
