// Sends an e-mail with the e-mail service's SDK, a separate chunk that is loaded only for that.

import { send } from "@emailjs/browser";
import type { EmailSettings } from "#config/core/operator.ts";

export interface ErrorEmail {
  readonly subject: string;
  readonly message: string;
  /** The page's address, without a query. */
  readonly page: string;
}

/** Rejects if the service does not accept the e-mail. The operator's template uses the three parameters. */
export async function sendErrorEmail(
  { publicKey, serviceId, templateId }: EmailSettings,
  { subject, message, page }: ErrorEmail,
): Promise<void> {
  await send(serviceId, templateId, { subject, message, page }, { publicKey });
}
