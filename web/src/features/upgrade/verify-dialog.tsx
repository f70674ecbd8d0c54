// Says that a purchase needs a verified e-mail address, and sends a mail with the link that verifies it. The purchase
// continues without a press once the address is verified.

import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { askIdentity } from "#account/ask-identity.ts";
import { useAccount } from "#account/use-account.ts";
import { useRenewedUser, useVerificationMail } from "#account/use-verification.ts";
import { VerificationResult } from "#account/verification-result.tsx";
import { ErrorLine } from "#components/error-line.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { callTexts } from "#messages/calls.ts";
import { controlTexts } from "#messages/controls.ts";
import { specifiedAccounts, specifiedBuying } from "#messages/specified.ts";
import { purchasing } from "#messages/upgrade.ts";
import classes from "./purchase-dialog.module.css";

export function VerifyDialog({ onClose }: { readonly onClose: () => void }) {
  const account = useAccount();
  const [mail, send] = useVerificationMail();
  useRenewedUser();
  const email = account.phase === "signedIn" ? account.user.email : "";
  return (
    <ModalDialog kind="sheet" label={specifiedBuying.emailVerificationRequired} onClose={onClose}>
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 className={classes.title}>{specifiedBuying.emailVerificationRequired}</h2>
          <IconButton icon={IconX} label={controlTexts.close} className={classes.close} onClick={onClose} />
        </div>
        <p>{purchasing.verifyToBuy(email)}</p>
        <div aria-live="polite">
          <VerificationResult mail={mail} />
        </div>
        <CheckAgain>
          <Button
            aria-disabled={mail === "sending"}
            aria-busy={mail === "sending"}
            data-disabled={mail === "sending"}
            onClick={send}
          >
            {specifiedAccounts.sendEmail}
          </Button>
        </CheckAgain>
      </div>
    </ModalDialog>
  );
}

/** For a user who opened the link on another device, because this page gets no message about it. */
function CheckAgain({ children }: { readonly children: React.ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const [sentence, setSentence] = useState<string | null>(null);
  const check = async () => {
    if (isAsking) return;
    setIsAsking(true);
    setSentence(null);
    const renewed = await askIdentity((identity) => identity.renewUser());
    setIsAsking(false);
    // If the address is verified, this dialog is already closed.
    setSentence(renewed.ok ? purchasing.notVerifiedYet : callTexts.network);
  };
  return (
    <>
      <ErrorLine className={classes.sentence}>{sentence}</ErrorLine>
      <div className={classes.actions}>
        <Button
          variant="default"
          aria-disabled={isAsking}
          aria-busy={isAsking}
          data-disabled={isAsking}
          onClick={() => void check()}
        >
          {purchasing.checkAgain}
        </Button>
        {children}
      </div>
    </>
  );
}
