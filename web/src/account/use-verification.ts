// The mail that verifies the user's e-mail address, and the check whether the address has been verified meanwhile.

import { useCallback, useEffect, useState } from "react";
import { lazyIdentity } from "./accounts.ts";
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

/**
 * Loads the user again when the visitor comes back to the page, because they may have opened the mail's link
 * meanwhile.
 */
export function useRenewedUser(): void {
  useEffect(() => {
    // Only one renewal at a time: a return from another tab fires both events, and several components may use this
    // hook.
    const renew = async () => {
      if (isAsking || document.visibilityState !== "visible") return;
      isAsking = true;
      await lazyIdentity.loaded()?.renewUser();
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
