// Whether a caller may use a route, by the kind of caller the route asks for. The first thing that is missing is named.

import type { ApiErrorCode } from "#contract/errors.ts";
import type { CallerKind } from "#contract/route.ts";
import { failure, type Outcome } from "../failure.ts";
import type { Anyone, Caller, PremiumUser, User, VerifiedUser } from "./caller.ts";

/** What a route's handler knows of its caller. */
export interface AdmittedCallers extends Record<CallerKind, Caller> {
  readonly anyone: Anyone;
  readonly optional: Caller;
  readonly user: User | VerifiedUser | PremiumUser;
  readonly verified: VerifiedUser | PremiumUser;
  readonly premium: PremiumUser;
}

type Admissions = {
  readonly [Kind in CallerKind]: (find: () => Promise<Caller>) => Promise<Outcome<AdmittedCallers[Kind]>>;
};

/** `find` finds out who calls; where anyone may, it is not asked. */
export function admit<Kind extends CallerKind>(
  kind: Kind,
  find: () => Promise<Caller>,
): Promise<Outcome<AdmittedCallers[Kind]>> {
  return admissions[kind](find);
}

const admissions: Admissions = {
  anyone: async () => ({ ok: true, value: { kind: "anyone" } }),
  optional: async (find) => ({ ok: true, value: await find() }),
  user: async (find) => userOf(await find()),
  verified: async (find) => verifiedOf(userOf(await find())),
  premium: async (find) => premiumOf(verifiedOf(userOf(await find()))),
};

function userOf(caller: Caller): Outcome<AdmittedCallers["user"]> {
  return caller.kind === "anyone" ? refused("unauthenticated") : { ok: true, value: caller };
}

function verifiedOf(user: Outcome<AdmittedCallers["user"]>): Outcome<AdmittedCallers["verified"]> {
  if (!user.ok) return user;
  return user.value.kind === "user" ? refused("email_not_verified") : { ok: true, value: user.value };
}

function premiumOf(verified: Outcome<AdmittedCallers["verified"]>): Outcome<AdmittedCallers["premium"]> {
  if (!verified.ok) return verified;
  return verified.value.kind === "verified"
    ? refused("premium_required")
    : { ok: true, value: verified.value };
}

function refused(code: ApiErrorCode): Outcome<never> {
  return { ok: false, error: failure(code) };
}
