// Who makes a call. What decides that, and so who is premium, is made here and nowhere else.

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

/** The deployed Worker's: there are no accounts, so nobody is more than anyone. */
export function createCallerOf(): CallerOf {
  return async () => ({ kind: "anyone" });
}
