// Covers the page while an order is placed and the payment provider's page opens.

import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { BusyTrack } from "#components/busy-bar.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { Note } from "#components/note.tsx";
import { controlTexts } from "#messages/controls.ts";
import { purchasing } from "#messages/upgrade.ts";
import { formatAmount } from "#contract/money.ts";
import type { Purchase } from "./core/purchase.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import classes from "./opening-overlay.module.css";
import { OnePayment } from "./one-payment.tsx";
import { useOrder } from "./use-order.ts";
import type { SendPurchase } from "./use-purchase.ts";

interface OpeningOverlayProps {
  readonly state: Extract<Purchase, { readonly phase: "ordering" | "leaving" }>;
  readonly send: SendPurchase;
}

export function OpeningOverlay({ state, send }: OpeningOverlayProps) {
  useOrder(state, send);
  const { name, days, amountCents, currency } = state.phase === "leaving" ? state.order.wanted : state.wanted;
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => cancelButton.current?.focus(), []);
  const cancel = () => {
    if (state.phase === "leaving") window.stop();
    send({ type: "cancelled" });
  };
  return (
    <ModalDialog kind="screen" label={purchasing.openingPayment} onClose={cancel}>
      <div className={classes.content}>
        <output className={classes.text}>{purchasing.openingPayment}</output>
        <Note>{`${name}, ${formatAmount(amountCents)} ${currency}`}</Note>
        <OnePayment days={days} />
        <div className={classes.track}>
          <BusyTrack />
        </div>
        <Button ref={cancelButton} variant="default" onClick={cancel}>
          {controlTexts.cancel}
        </Button>
      </div>
      {state.phase === "leaving" && <CheckoutForm uid={state.uid} order={state.order} />}
    </ModalDialog>
  );
}
