// The dialogs of a purchase, by its phase.

import { useEffect, useRef } from "react";
import { useAccount } from "#account/use-account.ts";
import { focusScreen } from "#components/focus.ts";
import { purchasing } from "#messages/upgrade.ts";
import type { Wanted } from "./core/offers.ts";
import type { Purchase } from "./core/purchase.ts";
import { DetailsDialog } from "./details-dialog.tsx";
import { FailedDialog } from "./failed-dialog.tsx";
import { detailsOf } from "./details-of.ts";
import { areRemembered, keepDetails } from "./kept-details.ts";
import { OpeningOverlay } from "./opening-overlay.tsx";
import { PendingDialog } from "./pending-dialog.tsx";
import type { SendPurchase } from "./use-purchase.ts";
import { VerifyDialog } from "./verify-dialog.tsx";

interface PurchaseDialogsProps {
  readonly state: Purchase;
  readonly send: SendPurchase;
}

export function PurchaseDialogs({ state, send }: PurchaseDialogsProps) {
  useFocusCaught(state.phase);
  const cancel = () => send({ type: "cancelled" });
  switch (state.phase) {
    case "asking":
      return (
        <PendingDialog pending={state.pending} onBuy={() => send({ type: "confirmed" })} onClose={cancel} />
      );
    case "verifying":
      return <VerifyDialog onClose={cancel} />;
    case "filling":
      return <Filling uid={state.uid} wanted={state.wanted} send={send} onClose={cancel} />;
    case "ordering":
    case "leaving":
      return <OpeningOverlay state={state} send={send} />;
    case "failed":
      return (
        <FailedDialog fault={state.fault} onAgain={() => send({ type: "triedAgain" })} onClose={cancel} />
      );
    // The button and the account show the progress.
    case "idle":
    case "identifying":
    case "signingIn":
      return null;
  }
}

interface FillingProps {
  readonly uid: string;
  readonly wanted: Wanted;
  readonly send: SendPurchase;
  readonly onClose: () => void;
}

function Filling({ uid, wanted, send, onClose }: FillingProps) {
  const account = useAccount();
  if (account.phase !== "signedIn") return null;
  const { user } = account;
  return (
    <DetailsDialog
      email={user.email}
      known={detailsOf(user)}
      isRemembered={areRemembered(uid)}
      wanted={wanted}
      action={purchasing.goOnToPayment}
      onClose={onClose}
      onGiven={(given) => {
        keepDetails(uid, given);
        send({ type: "detailsGiven", details: given.details });
      }}
    />
  );
}

/** A closed dialog returns the focus to its button, but that button may have been removed with its package. */
function useFocusCaught(phase: Purchase["phase"]): void {
  const shown = useRef(phase);
  useEffect(() => {
    const isOver = phase === "idle" && shown.current !== "idle";
    shown.current = phase;
    if (isOver && document.activeElement === document.body) focusScreen();
  }, [phase]);
}
