// What the API client needs of the signed-in user. The account gives it, so that this room knows no account.

export interface ApiUser {
  readonly uid: string;
  /** `isFresh`: not the one at hand. */
  readonly token: (isFresh: boolean) => Promise<UserToken>;
}

/** `expired`: only another sign-in gives a token. `unreachable`: whoever gives the tokens could not be asked. */
export type UserToken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: "expired" | "unreachable" };

export interface ApiUsers {
  /** Waits until it is known whether somebody is signed in. Null where nobody is, or it cannot be found out. */
  readonly user: () => Promise<ApiUser | null>;
  /** Who is signed in now; null where nobody is. */
  readonly uid: () => string | null;
  /** The service does not take the user for premium. */
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
