// A notice in one line. Once it is dismissed, it is not shown again in this browser.

import { IconInfoCircle, IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { readText, writeText } from "#lib/storage.ts";
import { controlTexts } from "#messages/controls.ts";
import classes from "./dismissed-notice.module.css";
import { focusScreen } from "./focus.ts";
import { IconButton } from "./icon-button.tsx";

interface DismissedNoticeProps {
  /** The key in the browser's storage. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function DismissedNotice({ name, className, children }: DismissedNoticeProps) {
  const [isDismissed, setIsDismissed] = useState(() => readText(name) === "dismissed");
  if (isDismissed) return null;
  return (
    <div className={`${classes.notice} ${className ?? ""} no-print`}>
      <IconInfoCircle className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <p className={classes.text}>{children}</p>
      <IconButton
        icon={IconX}
        label={controlTexts.close}
        onClick={() => {
          focusScreen();
          writeText(name, "dismissed");
          setIsDismissed(true);
        }}
      />
    </div>
  );
}
