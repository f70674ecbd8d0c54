// Says why a payment was not started, and what to do.

import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { controlTexts } from "#messages/controls.ts";
import { purchasing } from "#messages/upgrade.ts";
import type { PurchaseFault } from "./core/purchase-faults.ts";
import classes from "./purchase-dialog.module.css";

interface FailedDialogProps {
  readonly fault: PurchaseFault;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

export function FailedDialog({ fault: { sentence, canTryAgain }, onAgain, onClose }: FailedDialogProps) {
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => last.current?.focus(), []);
  return (
    <ModalDialog kind="sheet" label={purchasing.notStarted} onClose={onClose}>
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 className={classes.title}>{purchasing.notStarted}</h2>
          <IconButton icon={IconX} label={controlTexts.close} className={classes.close} onClick={onClose} />
        </div>
        <div role="alert">
          <ErrorLine>{sentence}</ErrorLine>
        </div>
        <div className={classes.actions}>
          <Button {...(!canTryAgain && { ref: last })} variant="default" onClick={onClose}>
            {canTryAgain ? controlTexts.cancel : controlTexts.close}
          </Button>
          {canTryAgain && (
            <Button ref={last} onClick={onAgain}>
              {controlTexts.tryAgain}
            </Button>
          )}
        </div>
      </div>
    </ModalDialog>
  );
}
