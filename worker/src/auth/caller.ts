// Who makes a call. This module alone decides that, and so who is premium.

/** From `user` on, each kind is the one before it and more: nobody is premium without a verified e-mail address. */
export type Caller = Anyone | User | VerifiedUser | PremiumUser;

export interface Anyone {
  readonly kind: "anyone";
}

export interface User {
  readonly kind: "user";
  readonly uid: string;
}

export interface VerifiedUser {
  readonly kind: "verified";
  readonly uid: string;
}

export interface PremiumUser {
  readonly kind: "premium";
  readonly uid: string;
}

/** Finds out who sent a request. */
export type CallerOf = (request: Request) => Promise<Caller>;

/** What the deployed Worker uses. There are no accounts yet, so every caller is `anyone`. */
export function createCallerOf(): CallerOf {
  return async () => ({ kind: "anyone" });
}
