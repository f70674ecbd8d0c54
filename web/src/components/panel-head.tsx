// The title and the close button at the top of a panel or dialog.

import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { controlTexts } from "#messages/controls.ts";
import { IconButton } from "./icon-button.tsx";
import classes from "./panel-head.module.css";

interface PanelHeadProps {
  readonly titleId?: string;
  readonly title: ReactNode;
  /** Drawn between the title and the close button. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

export function PanelHead({ titleId, title, actions, onClose }: PanelHeadProps) {
  return (
    <div className={classes.head}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {actions}
      <IconButton icon={IconX} label={controlTexts.close} onClick={onClose} />
    </div>
  );
}
