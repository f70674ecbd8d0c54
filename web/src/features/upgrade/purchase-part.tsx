// The dialogs of a purchase, which are a part of their own.

import { useEffect, useRef, type ReactNode } from "react";
import { focusScreen } from "#components/focus.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { PanelHead } from "#components/panel-head.tsx";
import { pagePart } from "#lib/page-part.ts";
import { buying } from "#messages/buying.ts";
import type { Purchase } from "./core/purchase.ts";
import classes from "./purchase-part.module.css";
import type { SendPurchase } from "./use-purchase.ts";

const dialogs = pagePart(async () => (await import("./purchase-dialogs.tsx")).PurchaseDialogs);

interface PurchasePartProps {
  readonly state: Purchase;
  readonly send: SendPurchase;
}

export function PurchasePart({ state, send }: PurchasePartProps) {
  useFocusCaught(state.phase);
  const cancel = () => send({ type: "cancelled" });
  if (!hasDialog(state)) return null;
  return <LazyPart part={dialogs} props={{ state, send }} frame={(content) => inDialog(content, cancel)} />;
}

/** In the phases `identifying` and `signingIn` the button and the account show the progress. */
function hasDialog({ phase }: Purchase): boolean {
  return phase !== "identifying" && phase !== "signingIn" && phase !== "idle";
}

function inDialog(content: ReactNode, onClose: () => void) {
  return (
    <ModalDialog kind="sheet" label={buying.purchase} onClose={onClose}>
      <PanelHead title={buying.purchase} onClose={onClose} />
      <div className={classes.waiting}>{content}</div>
    </ModalDialog>
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
