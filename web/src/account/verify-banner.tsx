// Says that the user's e-mail address is not verified, and mails the link that verifies it. It goes by itself once the
// address is verified.

import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { focusScreen } from "#components/focus-screen.ts";
import { specified } from "#messages/specified.ts";
import { identityPart } from "./accounts.ts";
import { askIdentity } from "./ask-identity.ts";
import classes from "./verify-banner.module.css";

type Mail = "unsent" | "sending" | "sent" | "failed";

export function VerifyBanner() {
  const [mail, setMail] = useState<Mail>("unsent");
  const place = useRef<HTMLElement>(null);
  useRenewedUser();
  useFocusPassedOn(place);
  const send = async () => {
    if (mail === "sending") return;
    setMail("sending");
    const sent = await askIdentity((identity) => identity.mailVerification());
    setMail(sent.ok ? "sent" : "failed");
  };
  return (
    <section ref={place} className={classes.banner} aria-label={specified.emailNotVerified}>
      <IconAlertTriangle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        <h2 className={classes.title}>{specified.emailNotVerified}</h2>
        <p>{specified.verifyBeforePremium}</p>
        {mail === "sent" && <p className={classes.sent}>{specified.emailSent}</p>}
        {mail === "failed" && (
          <p className={classes.failed}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            {specified.emailSentError}
          </p>
        )}
      </div>
      <Button
        variant="default"
        className={classes.button}
        // Not `disabled`, which would take the focus from it.
        aria-disabled={mail === "sending"}
        aria-busy={mail === "sending"}
        data-disabled={mail === "sending"}
        onClick={() => void send()}
      >
        {specified.sendEmail}
      </Button>
    </section>
  );
}

/** Whoever comes back to the page may have opened the mail's link meanwhile. */
function useRenewedUser(): void {
  useEffect(() => {
    let isAsking = false;
    // Coming back from another tab gives both events.
    const renew = async () => {
      if (isAsking || document.visibilityState !== "visible") return;
      isAsking = true;
      await identityPart.loaded()?.renewUser();
      isAsking = false;
    };
    const heard = () => void renew();
    window.addEventListener("focus", heard);
    document.addEventListener("visibilitychange", heard);
    return () => {
      window.removeEventListener("focus", heard);
      document.removeEventListener("visibilitychange", heard);
    };
  }, []);
}

/** The button that mailed the link may have the focus when the banner goes. */
function useFocusPassedOn(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const banner = place.current;
    return () => {
      if (banner?.contains(document.activeElement)) focusScreen();
    };
  }, [place]);
}
