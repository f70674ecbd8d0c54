// Repeats a call of the database after a temporary fault.

const retriesMax = 3;
const pauseMs = 50;

/** D1's messages for temporary faults (developers.cloudflare.com, D1, retry queries). */
const passing =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|internal error|overloaded|timed out/i;

export interface RetryOptions {
  readonly wait: (ms: number) => Promise<void>;
  /** From 0 up to but not including 1. */
  readonly random: () => number;
}

/** The work must be idempotent: a failed try may have been written all the same. */
export async function retried<Value>(
  work: () => Promise<Value>,
  { wait, random }: RetryOptions,
): Promise<Value> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await work();
    } catch (fault) {
      if (retries === retriesMax || !(fault instanceof Error) || !passing.test(fault.message)) throw fault;
      await wait(pauseMs * 2 ** retries * (0.5 + random()));
    }
  }
}
