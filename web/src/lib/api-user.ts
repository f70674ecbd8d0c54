// The signed-in user as the API client needs it. The account passes it in, so that this room does not import the
// account.

export interface ApiUser {
  readonly uid: string;
  /** With `isFresh`, a new token instead of the stored one. */
  readonly token: (isFresh: boolean) => Promise<UserToken>;
}

/** `expired`: only another sign-in gives a token. `unreachable`: the identity service could not be reached. */
export type UserToken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: "expired" | "unreachable" };

export interface ApiUsers {
  /** Resolves once it is known whether a user is signed in. Null if no user is, or if that cannot be determined. */
  readonly user: () => Promise<ApiUser | null>;
  /** The id of the user who is signed in now; null if no user is. */
  readonly uid: () => string | null;
  /** Called when the service answers that the user is not premium. */
  readonly onNotPremium: () => void;
}

const nobody: ApiUsers = { user: async () => null, uid: () => null, onNotPremium: () => undefined };

let users = nobody;

export function provideUsers(provided: ApiUsers): void {
  users = provided;
}

export function apiUsers(): ApiUsers {
  return users;
}
