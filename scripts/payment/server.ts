// The payment sandbox of a developer's machine: it replaces the payment provider's checkout and merchant API, and no
// money moves. It listens on loopback only and is never deployed.

import { makeFolder } from "../local/files.ts";
import { listen } from "../local/listen.ts";
import { createPaymentApp } from "./app.ts";
import { openLedger } from "./ledger.ts";
import type { Services } from "./services.ts";

export interface PaymentServer {
  /** Such as http://127.0.0.1:9098 */
  readonly url: string;
  stop(): Promise<void>;
}

export interface PaymentOptions extends Pick<Services, "merchant" | "app"> {
  /** 0 takes a free port. */
  readonly port: number;
  /** Keeps the payments from one start to the next, such as .wrangler/payments. */
  readonly folder: string;
  /** The delay of a late notify. */
  readonly lateMs?: number;
}

/**
 * Rejects with one sentence if the folder or a file in it cannot be used, and with the system's error if the port
 * cannot be used.
 */
export async function startPaymentServer(
  { port, folder, merchant, app, lateMs = 10_000 }: PaymentOptions,
  nowMs: () => number = Date.now,
): Promise<PaymentServer> {
  makeFolder(folder);
  const ledger = openLedger(folder);
  const { url, serve, stop } = await listen(port);
  const waiting = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const later = (work: () => Promise<void>) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      const run = work()
        .catch((fault: unknown) => console.error("Payment sandbox: a late notify failed.", fault))
        .finally(() => running.delete(run));
      running.add(run);
    }, lateMs);
    waiting.add(timer);
  };
  serve(createPaymentApp({ merchant, app, ledger, nowMs, later }).fetch);
  return {
    url,
    async stop() {
      for (const timer of waiting) clearTimeout(timer);
      // Wait for the running work, because it still writes the file.
      await Promise.all([stop(), ...running]);
    },
  };
}
