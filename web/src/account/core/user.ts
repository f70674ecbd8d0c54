// The signed-in user, as the page shows and checks them.

export interface User {
  readonly uid: string;
  /** Empty where the account has none. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Empty where the user gave none. */
  readonly name: string;
  /** Empty where the account has none. */
  readonly phone: string;
  readonly photoUrl: string | null;
  /** How the user can prove who they are. */
  readonly proofs: readonly Proof[];
}

export type Proof = "password" | "google";

/** What is known of an e-mail address before a password is asked for; section 4 of the specification. */
export type AccountKind = "new" | "google" | "existing";

/** A refused try of the sign-in library. */
export interface SignInFailure {
  /** Without the library's `auth/`, such as `wrong-password`. */
  readonly code: string;
  /** The library's message. */
  readonly message: string;
}

/** One or two capitals for the picture of a user who has none. */
export function initialsOf({ name, email }: Pick<User, "name" | "email">): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = email] = words;
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return [first, last].map((word) => (Array.from(word)[0] ?? "").toUpperCase()).join("");
}
