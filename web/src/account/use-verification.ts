// The mail that verifies the user's e-mail address, and whether it has been verified meanwhile.

import { useCallback, useEffect, useState } from "react";
import { identityPart } from "./accounts.ts";
import { askIdentity } from "./ask-identity.ts";

/** Section 4 of the specification: SENT or ERROR. */
export type VerificationMail = "unsent" | "sending" | "sent" | "failed";

export function useVerificationMail(): readonly [mail: VerificationMail, send: () => void] {
  const [mail, setMail] = useState<VerificationMail>("unsent");
  const send = useCallback(() => {
    const attempt = async () => {
      setMail("sending");
      const sent = await askIdentity((identity) => identity.mailVerification());
      setMail(sent.ok ? "sent" : "failed");
    };
    if (mail !== "sending") void attempt();
  }, [mail]);
  return [mail, send];
}

let isAsking = false;

/** Whoever comes back to the page may have opened the mail's link meanwhile. */
export function useRenewedUser(): void {
  useEffect(() => {
    // Coming back from another tab gives both events, and several may listen.
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
