// The current purchase on this page, and its use of the account.

import { useCallback, useEffect, useRef, useState } from "react";
import { currentAccount, lazyIdentity, onAccountChange } from "#account/accounts.ts";
import { onSignInClosed, openSignIn } from "#account/sign-in-opening.ts";
import { countEvent } from "#lib/analytics/analytics.ts";
import { callTexts } from "#messages/calls.ts";
import type { Wanted } from "./core/offers.ts";
import { idle, purchase, type Purchase, type PurchaseEvent, type Visitor } from "./core/purchase.ts";
import { detailsOf } from "./details-of.ts";
import { keptOrderOf } from "./kept-order.ts";

export type SendPurchase = (event: PurchaseEvent) => void;

interface PurchaseUnderWay {
  readonly state: Purchase;
  readonly send: SendPurchase;
  readonly press: (wanted: Wanted) => void;
}

export function usePurchase(): PurchaseUnderWay {
  const [state, setState] = useState(idle);
  /** The state after the last event. It is a ref, because two presses may come before the next render. */
  const current = useRef(idle);
  const send = useCallback((event: PurchaseEvent) => {
    const visitor = visitorNow();
    const pending = keptOrderOf(visitor.kind === "verified" ? visitor.uid : null);
    current.current = purchase(current.current, event, { visitor, pending, nowMs: Date.now() });
    setState(current.current);
  }, []);
  const press = useCallback(
    (wanted: Wanted) => {
      if (current.current.phase === "idle") countEvent("purchase_click", { package_id: wanted.packageId });
      send({ type: "pressed", wanted });
    },
    [send],
  );
  useAccountAsked(state.phase, send);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: "cameBack" });
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [send]);
  return { state, send, press };
}

function useAccountAsked(phase: Purchase["phase"], send: SendPurchase): void {
  useEffect(() => onAccountChange(() => send({ type: "visitorChanged" })), [send]);
  useEffect(() => {
    if (phase !== "identifying") return;
    // Once the library is loaded, the account reports the visitor through its own subscription.
    lazyIdentity.load().catch(() => send({ type: "refused", refusal: { message: callTexts.network } }));
  }, [phase, send]);
  useEffect(() => {
    if (phase !== "signingIn") return;
    openSignIn();
    return onSignInClosed(() => send({ type: "signInClosed" }));
  }, [phase, send]);
}

function visitorNow(): Visitor {
  const account = currentAccount();
  switch (account.phase) {
    case "restoring":
      return { kind: "unknown" };
    case "signedOut":
      return { kind: "nobody" };
    case "signedIn": {
      const { uid, user } = account;
      if (!user.emailVerified) return { kind: "unverified", uid };
      return { kind: "verified", uid, email: user.email, details: detailsOf(user) };
    }
  }
}
