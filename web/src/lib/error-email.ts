// The e-mail service's SDK, in a chunk of its own: loaded when there is an e-mail to send.

import { send } from "@emailjs/browser";
import type { EmailSettings } from "#config/core/operator.ts";

export interface ErrorEmail {
  readonly subject: string;
  readonly message: string;
  /** Address of the page, without a query. */
  readonly page: string;
}

/** Rejects when the service does not take the e-mail. The operator's template names the three parameters. */
export async function sendErrorEmail(
  { publicKey, serviceId, templateId }: EmailSettings,
  { subject, message, page }: ErrorEmail,
): Promise<void> {
  await send(serviceId, templateId, { subject, message, page }, { publicKey });
}
