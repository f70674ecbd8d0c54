// Asks the sign-in library, which may have to be fetched first. A failed fetch gives a refusal like any other.

import { LazyError } from "#lib/lazy-module.ts";
import { lazyIdentity } from "./accounts.ts";
import type { SignInFailure } from "./core/user.ts";
import type { Identity } from "./identity.ts";

interface Refused {
  readonly ok: false;
  readonly failure: SignInFailure;
}

/** A loaded library is asked synchronously, because browsers open a window only soon after a press. */
export async function askIdentity<Answer>(
  ask: (identity: Identity) => Promise<Answer>,
): Promise<Answer | Refused> {
  let identity = lazyIdentity.loaded();
  try {
    identity ??= await lazyIdentity.load();
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
  return ask(identity);
}

function failureOf(error: unknown): SignInFailure {
  const failure = error instanceof LazyError ? error.failure : "stuck";
  // The library's own code for a failure of the network.
  const code = failure === "unreachable" ? "network-request-failed" : `page-${failure}`;
  return { code, message: code };
}
