// The end of an account: the user proves who they are, the service erases what it holds, and only then the account goes.

import type { ApiFailure } from "#lib/api-result.ts";
import { callAsUser } from "#lib/api.ts";
import { pagePart } from "#lib/page-part.ts";
import type { GivenProof, Identity, Tried } from "./identity.ts";

const routePart = pagePart(async () => (await import("#contract/account.ts")).deleteAccountRoute);

/** Nothing is deleted where the first or the second step fails; the last may then be tried again. */
export async function endAccount(identity: Identity, proof: GivenProof): Promise<Tried> {
  const proved = await identity.proveAgain(proof);
  if (!proved.ok) return proved;
  const erased = await callAsUser(routePart, null);
  if (!erased.ok) return { ok: false, failure: failureOf(erased.failure) };
  return identity.deleteUser();
}

function failureOf({ kind, code, message }: ApiFailure) {
  return { code: kind === "network" ? "network-request-failed" : (code ?? kind), message };
}
