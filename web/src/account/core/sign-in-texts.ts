// What the dialog says of a refused try: the specified text (sections 5 and 8), and a plain sentence where one helps.

import { accountTexts } from "#messages/accounts.ts";
import { controlTexts } from "#messages/controls.ts";
import { signingIn } from "#messages/signing-in.ts";
import { specified } from "#messages/specified.ts";
import type { Proof, SignInFailure } from "./user.ts";

export interface Fault {
  /** `{product}` stands for the product's name. */
  readonly text: string;
  /** What to do about it; null where the text says all. */
  readonly hint: string | null;
}

type Hints = Readonly<Record<string, string>>;

const { partFailed } = controlTexts;

/** By the library's code, and by our own where the library itself could not be fetched. */
const hints: Hints = {
  "too-many-requests": signingIn.hints.tooManyTries,
  "user-disabled": signingIn.hints.accountDisabled,
  "network-request-failed": signingIn.hints.network,
  "quota-exceeded": signingIn.hints.quota,
  "page-outdated": partFailed.outdated,
  "page-stuck": partFailed.stuck,
};

/** A project that hides its accounts does not say which of the two was wrong. */
const ofWrongPassword = (hint: string): Hints => ({
  "wrong-password": hint,
  "invalid-credential": hint,
  "invalid-login-credentials": hint,
});

const passwordHints: Hints = {
  ...hints,
  ...ofWrongPassword(signingIn.hints.wrongPassword),
  "weak-password": signingIn.hints.weakPassword,
  "password-does-not-meet-requirements": signingIn.hints.passwordRules,
};

/** Where a signed-in user proves who they are. */
const proofHints: Hints = {
  ...hints,
  ...ofWrongPassword(signingIn.hints.wrongPasswordAgain),
  "user-mismatch": signingIn.hints.otherGoogleAccount,
};

const googleTexts: Hints = {
  "cancelled-popup-request": specified.popupCancelled,
  "account-exists-with-different-credential": specified.otherAccountType,
  "popup-blocked": specified.popupBlocked,
  "popup-closed-by-user": specified.popupClosed,
};

/** Of the check that an e-mail address gets. */
export function emailFault({ code }: SignInFailure): Fault {
  return { text: specified.errorCode.replace("{code}", code), hint: textOf(hints, code) };
}

/** Of signing up, signing in, and mailing a new password. */
export function passwordFault({ code, message }: SignInFailure): Fault {
  return { text: specified.signInErrorPrefix + message, hint: textOf(passwordHints, code) };
}

export function googleFault({ code }: SignInFailure): Fault {
  return { text: textOf(googleTexts, code) ?? specified.signInError, hint: textOf(hints, code) };
}

/** Of the proof that a signed-in user is asked for. */
export function proofFault(proof: Proof, failure: SignInFailure): Fault {
  const fault = proof === "google" ? googleFault(failure) : passwordFault(failure);
  return { text: fault.text, hint: textOf(proofHints, failure.code) };
}

/** Of an account that could not be deleted although the user has proved who they are. */
export function deletionFault({ code, message }: SignInFailure): Fault {
  return { text: accountTexts.notDeleted, hint: textOf(hints, code) ?? message };
}

function textOf(texts: Hints, code: string): string | null {
  return (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? null;
}
