// What stands in a panel in place of a derivation: that it is being loaded, or why there is none, with a remedy.

import { askPackageAgain } from "#account/package-answer.ts";
import { signInAgain } from "#account/sign-in-again.ts";
import { useSidePanel } from "#components/side-panel.tsx";
import { accountTexts } from "#messages/account.ts";
import { callTexts } from "#messages/calls.ts";
import { DerivationFailure } from "./derivation-failure.tsx";
import { LoadingSteps } from "./loading-steps.tsx";
import type { Derivation } from "./use-derivation.ts";
import type { PanelState } from "./use-panel-state.ts";

interface DerivationMissingProps {
  readonly derivation: Derivation;
  readonly state: PanelState;
  /** What could not be done; by default the steps could not be loaded. */
  readonly title?: string;
}

export function DerivationMissing({
  derivation,
  state: { isWaiting, isExpired, isUnchecked },
  title,
}: DerivationMissingProps) {
  const { close } = useSidePanel();
  const titled = title !== undefined && { title };
  if (isExpired)
    return (
      <DerivationFailure
        {...titled}
        sentence={callTexts.signInExpired}
        label={accountTexts.signIn}
        onAgain={() => signInAgain(derivation.status === "expired" ? derivation.again : () => undefined)}
      />
    );
  if (derivation.status === "failed")
    return <DerivationFailure {...titled} sentence={derivation.sentence} onAgain={derivation.again} />;
  if (!isWaiting) return null;
  return isUnchecked ? (
    <DerivationFailure {...titled} sentence={callTexts.premiumUnchecked} onAgain={askPackageAgain} />
  ) : (
    <LoadingSteps onCancel={close} />
  );
}
