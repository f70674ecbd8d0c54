// The end of an account: the user proves who they are, the service erases what it holds, and only then the account goes.

import type { ApiFailure } from "#lib/api-result.ts";
import { callAsUser } from "#lib/api.ts";
import { pagePart } from "#lib/page-part.ts";
import { callTexts } from "#messages/calls.ts";
import type { SignInFailure } from "./core/user.ts";
import type { GivenProof, Identity } from "./identity.ts";

const routePart = pagePart(async () => (await import("#contract/account.ts")).deleteAccountRoute);

export type Ended =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Whether the user could prove who they are; it failed afterwards then. */
      readonly isProved: boolean;
      readonly failure: SignInFailure;
    };

/**
 * Nothing is deleted where the first or the second step fails; the last may then be tried again. Nor is anything where
 * `isWanted` says no after the proof: a Google window may outlast the question it was opened for.
 */
export async function endAccount(
  identity: Identity,
  proof: GivenProof,
  isWanted: () => boolean,
): Promise<Ended> {
  const proved = await identity.proveAgain(proof);
  if (!proved.ok) return { ok: false, isProved: false, failure: proved.failure };
  if (!isWanted())
    return { ok: false, isProved: true, failure: { code: "unwanted", message: callTexts.aborted } };
  const erased = await callAsUser(routePart, null);
  if (!erased.ok) return { ok: false, isProved: true, failure: failureOf(erased.failure) };
  const deleted = await identity.deleteUser();
  return deleted.ok ? { ok: true } : { ok: false, isProved: true, failure: deleted.failure };
}

function failureOf({ kind, code, message }: ApiFailure): SignInFailure {
  return { code: code ?? kind, message };
}
