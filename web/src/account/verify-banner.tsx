// Says that the user's e-mail address is not verified, and mails the link that verifies it. It goes by itself once the
// address is verified.

import { Button } from "@mantine/core";
import { IconMailExclamation } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { specified } from "#messages/specified.ts";
import { identityPart } from "./accounts.ts";
import classes from "./verify-banner.module.css";

type Mail = "unsent" | "sending" | "sent" | "failed";

export function VerifyBanner() {
  const [mail, setMail] = useState<Mail>("unsent");
  useRenewedUser();
  const send = async () => {
    if (mail === "sending") return;
    setMail("sending");
    try {
      const sent = await (await identityPart.load()).mailVerification();
      setMail(sent.ok ? "sent" : "failed");
    } catch {
      setMail("failed");
    }
  };
  return (
    <section className={classes.banner} aria-label={specified.emailNotVerified}>
      <IconMailExclamation className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        <h2 className={classes.title}>{specified.emailNotVerified}</h2>
        <p>{specified.verifyBeforePremium}</p>
        <output className={classes.sent}>{mail === "sent" && specified.emailSent}</output>
        <ErrorLine>{mail === "failed" && specified.emailSentError}</ErrorLine>
      </div>
      <Button
        variant="default"
        className={classes.button}
        aria-disabled={mail === "sending"}
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
    const renew = () => {
      if (document.visibilityState === "visible") void identityPart.loaded()?.renewUser();
    };
    window.addEventListener("focus", renew);
    document.addEventListener("visibilitychange", renew);
    return () => {
      window.removeEventListener("focus", renew);
      document.removeEventListener("visibilitychange", renew);
    };
  }, []);
}
