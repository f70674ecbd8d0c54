// The state of an opened panel that shows a derivation: it waits, its sign-in has ended, or it closes because the visitor is not
// premium.

import { useEffect } from "react";
import { useEntitlement } from "#account/entitlement.ts";
import { usePackageAnswer } from "#account/package-answer.ts";
import { useAccount } from "#account/use-account.ts";
import { useSidePanel } from "#components/side-panel.tsx";
import type { Derivation } from "./use-derivation.ts";

export interface PanelState {
  readonly isWaiting: boolean;
  /** The service does not accept the sign-in, or it has ended. */
  readonly isExpired: boolean;
  /** Whether the visitor is premium could not be found out. */
  readonly isUnchecked: boolean;
}

/** `isOld` says whether the input was edited after the answer. `onRefused` must be the same from render to render. */
export function usePanelState(derivation: Derivation, isOld: boolean, onRefused: () => void): PanelState {
  const { close } = useSidePanel();
  const { isPremium, isKnown } = useEntitlement();
  const packageAnswer = usePackageAnswer();
  const { status } = derivation;
  // The user was signed in when the panel opened, so "signedOut" means that the sign-in has ended.
  const hasEnded = useAccount().phase === "signedOut";
  const isWaiting = status === "waiting" || status === "loading";
  const isRefused = status === "refused" || (status === "waiting" && isKnown && !isPremium && !hasEnded);
  const isExpired = status === "expired" || (status === "waiting" && hasEnded);
  const isLeft = isRefused || status === "dropped" || (status !== "shown" && isOld);
  useEffect(() => {
    if (!isLeft) return;
    close();
    if (isRefused) onRefused();
  }, [isLeft, isRefused, close, onRefused]);
  return { isWaiting, isExpired, isUnchecked: !isKnown && packageAnswer === "failed" };
}
