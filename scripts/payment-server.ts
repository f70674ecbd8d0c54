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
  /** What the terminal says of it. */
  readonly note: string;
  stop(): Promise<void>;
}

/** Starts the sandbox with the merchant of the Worker's variables. */
export type StartPayments = (variables: Variables) => Promise<Payments>;

/** How the sandbox will start; ends the process where it could not, because of its port. */
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
      // Its message is a sentence already.
      if (error instanceof FileFault) return exitWith(error.message);
      return refusePort(setting, port, error);
    });
    return { ...server, note: `Payments: ${server.url}/` };
  };
}
