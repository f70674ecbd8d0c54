// Says that the user's e-mail address is not verified, and mails the link that verifies it. There is no banner for a verified
// address or no user. It is announced politely, and so is its end.

import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { focusScreen } from "#components/focus.ts";
import { accountTexts } from "#messages/account.ts";
import { specifiedAccounts } from "#messages/specified.ts";
import { useAccount } from "./use-account.ts";
import { useRenewedUser, useVerificationMail } from "./use-verification.ts";
import { VerificationResult } from "./verification-result.tsx";
import classes from "./verify-banner.module.css";

export function VerifyBanner() {
  const account = useAccount();
  const [unverifiedUid, setUnverifiedUid] = useState<string | null>(null);
  if (account.phase === "signedOut") return null;
  const isUnverified = account.phase === "signedIn" && !account.user.emailVerified;
  if (isUnverified && account.uid !== unverifiedUid) setUnverifiedUid(account.uid);
  return (
    <div aria-live="polite">
      {isUnverified && <Banner />}
      {!isUnverified && account.uid === unverifiedUid && (
        <p className="spoken">{accountTexts.emailVerified}</p>
      )}
    </div>
  );
}

function Banner() {
  const [mail, send] = useVerificationMail();
  const place = useRef<HTMLElement>(null);
  useRenewedUser();
  useFocusPassedOn(place);
  return (
    <section ref={place} className={classes.banner} aria-label={specifiedAccounts.emailNotVerified}>
      <IconAlertTriangle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        <h2 className={classes.title}>{specifiedAccounts.emailNotVerified}</h2>
        <p>{specifiedAccounts.verifyBeforePremium}</p>
        <VerificationResult mail={mail} />
      </div>
      <Button
        variant="default"
        className={classes.button}
        // Not `disabled`, which would take the focus from the button.
        aria-disabled={mail === "sending"}
        aria-busy={mail === "sending"}
        data-disabled={mail === "sending"}
        onClick={send}
      >
        {specifiedAccounts.sendEmail}
      </Button>
    </section>
  );
}

/** Moves the focus when the banner disappears while its button has the focus. */
function useFocusPassedOn(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const banner = place.current;
    return () => {
      if (banner?.contains(document.activeElement)) focusScreen();
    };
  }, [place]);
}
