// The payment sandbox of the local stack.

import { exitWith } from "./faults.ts";
import { FileFault } from "./local/files.ts";
import { startPaymentServer } from "./payment/server.ts";
import { paymentPort, refusePort, requirePort } from "./port.ts";
import { paymentFolder } from "./state.ts";
import type { Variables } from "./variables.ts";

export interface Payments {
  /** Its origin. */
  readonly url: string;
  /** The line about it for the terminal. */
  readonly note: string;
  stop(): Promise<void>;
}

/** Starts the sandbox with the merchant of the Worker's variables. */
export type StartPayments = (variables: Variables) => Promise<Payments>;

/** Checks the port and returns the function that starts the sandbox; ends the process if it could not start. */
export async function requirePayments(page: number): Promise<StartPayments> {
  const setting = paymentPort(page);
  const port = await requirePort(setting);
  return async (variables) => {
    const server = await startPaymentServer({
      port,
      folder: paymentFolder,
      merchant: { id: variables.PAYMENT_MERCHANT_ID, secret: variables.PAYMENT_MERCHANT_SECRET },
      app: { id: variables.PAYMENT_APP_ID, secret: variables.PAYMENT_APP_SECRET },
    }).catch((error: unknown) => {
      // A FileFault's message is already a sentence.
      if (error instanceof FileFault) return exitWith(error.message);
      return refusePort(setting, port, error);
    });
    return { ...server, note: `Payments: ${server.url}/` };
  };
}
