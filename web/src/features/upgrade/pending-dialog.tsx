// Asks before another purchase while the last one may be paid already; the service is asked about that one again.

import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { controlTexts } from "#messages/controls.ts";
import { specified } from "#messages/specified.ts";
import { purchasing } from "#messages/upgrade.ts";
import { isTold, type KeptOrder, type ToldOrder } from "./core/kept-order.ts";
import { begunLater, type OrderStatus } from "./core/purchase-return.ts";
import { dayOf } from "./dates.ts";
import { useKeptOrder } from "./kept-order.ts";
import { OrderLine } from "./order-line.tsx";
import classes from "./purchase-dialog.module.css";
import { useStatusCheck } from "./use-status-check.ts";

interface PendingDialogProps {
  readonly pending: ToldOrder;
  readonly onBuy: () => void;
  readonly onClose: () => void;
}

export function PendingDialog({ pending, onBuy, onClose }: PendingDialogProps) {
  const { uid, orderId, name, atMs } = pending;
  useStatusCheck(orderId, begunLater);
  const { title, text } = purchasing.orderQuestion[statusOf(pending, useKeptOrder(uid))];
  const notNow = useRef<HTMLButtonElement>(null);
  useEffect(() => notNow.current?.focus(), []);
  return (
    <ModalDialog kind="sheet" label={title} onClose={onClose}>
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <IconButton icon={IconX} label={controlTexts.close} className={classes.close} onClick={onClose} />
        </div>
        <p aria-live="polite">{text(name, dayOf(atMs))}</p>
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

/** What is known by now, here or from the card behind the dialog: an order is kept until it is paid. */
function statusOf(asked: ToldOrder, kept: KeptOrder | null): OrderStatus {
  if (kept === null) return "SUCCESS";
  return kept.orderId === asked.orderId && isTold(kept) ? kept.state : asked.state;
}
