// Asks before a second purchase while the first one may be paid already.

import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { purchasing } from "#messages/purchasing.ts";
import { controlTexts } from "#messages/controls.ts";
import { specified } from "#messages/specified.ts";
import type { KeptOrder } from "./core/kept-order.ts";
import { dayOf } from "./dates.ts";
import { OrderLine } from "./order-line.tsx";
import classes from "./purchase-dialog.module.css";

interface PendingDialogProps {
  readonly pending: KeptOrder;
  readonly onBuy: () => void;
  readonly onClose: () => void;
}

export function PendingDialog({ pending, onBuy, onClose }: PendingDialogProps) {
  const { orderId, name, atMs } = pending;
  const notNow = useRef<HTMLButtonElement>(null);
  useEffect(() => notNow.current?.focus(), []);
  return (
    <ModalDialog kind="sheet" label={purchasing.orderPending} onClose={onClose}>
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 className={classes.title}>{purchasing.orderPending}</h2>
          <IconButton icon={IconX} label={controlTexts.close} className={classes.close} onClick={onClose} />
        </div>
        <p>{purchasing.orderPendingText(name, dayOf(atMs))}</p>
        <OrderLine shownId={orderId} orderId={orderId} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onBuy}>
            {purchasing.buyAnyway}
          </Button>
          <Button ref={notNow} onClick={onClose}>
            {specified.notNow}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
