// Deletes an account: the user proves their identity, the service erases its data, and only then the account is
// deleted.

import type { ApiFailure } from "#lib/api-result.ts";
import { callAsUser } from "#lib/api.ts";
import { callTexts } from "#messages/calls.ts";
import type { SignInFailure } from "./core/user.ts";
import type { GivenProof, Identity } from "./identity.ts";

export type Ended =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Whether the proof of identity succeeded, so that a later step failed. */
      readonly isProved: boolean;
      readonly failure: SignInFailure;
    };

/**
 * If the proof or the erasure fails, the account is not deleted; if only the last step fails, it can be tried again.
 * Nothing is deleted either if `isWanted` returns false after the proof: a Google window may still be open after the
 * visitor has closed the dialog.
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
  const erased = await callAsUser("deleteAccountRoute", null);
  if (!erased.ok) return { ok: false, isProved: true, failure: failureOf(erased.failure) };
  const deleted = await identity.deleteUser();
  return deleted.ok ? { ok: true } : { ok: false, isProved: true, failure: deleted.failure };
}

function failureOf({ kind, code, message }: ApiFailure): SignInFailure {
  return { code: code ?? kind, message };
}
