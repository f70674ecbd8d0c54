// Whether a caller may use a route, by the kind of caller that the route requires. The failure names the first
// requirement that is not met. Nothing is looked up that the route does not require.

import type { ApiErrorCode } from "#contract/errors.ts";
import type { CallerKind } from "#contract/route.ts";
import { failure, type Outcome } from "../failure.ts";
import type { Anyone, Caller, Callers, PremiumUser, User, VerifiedUser } from "./caller.ts";

/** The callers that a route's handler can get, by the kind of caller that the route requires. */
export interface AdmittedCallers extends Record<CallerKind, Caller> {
  readonly anyone: Anyone;
  readonly optional: Caller;
  readonly user: User | VerifiedUser;
  readonly verified: VerifiedUser;
  readonly premium: PremiumUser;
}

type Admissions = {
  readonly [Kind in CallerKind]: (
    callers: Callers,
    request: Request,
  ) => Promise<Outcome<AdmittedCallers[Kind]>>;
};

/** For a route of the kind `anyone` the token is not read. */
export function admit<Kind extends CallerKind>(
  kind: Kind,
  callers: Callers,
  request: Request,
): Promise<Outcome<AdmittedCallers[Kind]>> {
  return admissions[kind](callers, request);
}

const admissions: Admissions = {
  anyone: async () => ({ ok: true, value: { kind: "anyone" } }),
  optional: async (callers, request) => {
    const caller = await callers.identify(request);
    const looked =
      caller.ok && caller.value.kind === "verified" ? await callers.withPackage(caller.value) : caller;
    // Without the keys or the database every caller gets the free part, and the answer says so.
    if (!looked.ok && looked.error.code === "unavailable") return { ok: true, value: { kind: "unknown" } };
    return looked;
  },
  user,
  verified,
  premium: async (callers, request) => {
    const caller = await verified(callers, request);
    if (!caller.ok) return caller;
    const looked = await callers.withPackage(caller.value);
    if (!looked.ok) return looked;
    const { value } = looked;
    return value.kind === "premium" ? { ok: true, value } : refused("premium_required");
  },
};

async function user(callers: Callers, request: Request): Promise<Outcome<AdmittedCallers["user"]>> {
  const caller = await callers.identify(request);
  if (!caller.ok) return caller;
  const { value } = caller;
  return value.kind === "anyone" ? refused("unauthenticated") : { ok: true, value };
}

async function verified(callers: Callers, request: Request): Promise<Outcome<AdmittedCallers["verified"]>> {
  const caller = await user(callers, request);
  if (!caller.ok) return caller;
  const { value } = caller;
  return value.kind === "user" ? refused("email_not_verified") : { ok: true, value };
}

function refused(code: ApiErrorCode): Outcome<never> {
  return { ok: false, error: failure(code) };
}
