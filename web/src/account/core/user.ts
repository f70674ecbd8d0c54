// The signed-in user, as the page shows and checks them.

export interface User {
  readonly uid: string;
  /** Empty if the account has no e-mail address. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Empty if the user gave no name. */
  readonly name: string;
  /** Empty if the account has no phone number. */
  readonly phone: string;
  readonly photoUrl: string | null;
  /** The ways in which the user can prove their identity. */
  readonly proofs: readonly Proof[];
}

export type Proof = "password" | "google";

/** The kind of account of an e-mail address, checked before a password is asked for; section 4 of the specification. */
export type AccountKind = "new" | "google" | "existing";

/** A refused try of the sign-in library. */
export interface SignInFailure {
  /** The library's code without `auth/`, for example `wrong-password`. */
  readonly code: string;
  /** The library's message. */
  readonly message: string;
}

/** One or two capitals as the picture of a user without a photo. */
export function initialsOf({ name, email }: Pick<User, "name" | "email">): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = email] = words;
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return [first, last].map((word) => (Array.from(word)[0] ?? "").toUpperCase()).join("");
}
