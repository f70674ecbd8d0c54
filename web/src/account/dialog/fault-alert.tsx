// An error that can be closed: the specified text, and the hint below it.

import { IconAlertTriangle, IconX } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { productName } from "#config/product.ts";
import { controlTexts } from "#messages/controls.ts";
import type { Fault } from "../core/sign-in-texts.ts";
import { focusFirst } from "#components/focus.ts";
import classes from "./fault-alert.module.css";

interface FaultAlertProps {
  readonly fault: Fault | null;
  readonly onClose: () => void;
}

/** The region is always in the document, so that screen readers announce an error that appears in it. */
export function FaultAlert({ fault, onClose }: FaultAlertProps) {
  return (
    <div role="alert">
      {fault && (
        <div className={classes.alert}>
          <IconAlertTriangle className={classes.icon} size={22} stroke={1.75} aria-hidden />
          <div className={classes.text}>
            <p>{fault.text.replace("{product}", productName)}</p>
            {fault.hint !== null && <p className={classes.hint}>{fault.hint}</p>}
          </div>
          <IconButton
            icon={IconX}
            label={controlTexts.close}
            className={classes.close}
            onClick={(event) => {
              // The button is about to be removed.
              focusFirst(event.currentTarget.closest("form"));
              onClose();
            }}
          />
        </div>
      )}
    </div>
  );
}
