// The result of mailing the link that verifies an e-mail address.

import { IconAlertTriangle } from "@tabler/icons-react";
import { specifiedAccounts } from "#messages/specified.ts";
import type { VerificationMail } from "./use-verification.ts";
import classes from "./verification-result.module.css";

export function VerificationResult({ mail }: { readonly mail: VerificationMail }) {
  if (mail === "sent") return <p className={classes.sent}>{specifiedAccounts.emailSent}</p>;
  if (mail !== "failed") return null;
  return (
    <p className={classes.failed}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      {specifiedAccounts.emailSentError}
    </p>
  );
}
