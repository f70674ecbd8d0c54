// The dialog's texts for a refused try: the specified text (sections 5 and 8), and a hint in plain words where it
// helps.

import { accountTexts } from "#messages/account.ts";
import { controlTexts } from "#messages/controls.ts";
import { signingIn } from "#messages/signing-in.ts";
import { specifiedAccounts } from "#messages/specified.ts";
import type { Proof, SignInFailure } from "./user.ts";

export interface Fault {
  /** `{product}` stands for the product's name. */
  readonly text: string;
  /** Advice for the user; null if the text is enough. */
  readonly hint: string | null;
}

type Hints = Readonly<Record<string, string>>;

const { lazyFailed } = controlTexts;

/** Hints by the library's code, and by our own code for a library that could not be fetched. */
const hints: Hints = {
  "too-many-requests": signingIn.hints.tooManyTries,
  "user-disabled": signingIn.hints.accountDisabled,
  "network-request-failed": signingIn.hints.network,
  "quota-exceeded": signingIn.hints.quota,
  "page-outdated": lazyFailed.outdated,
  "page-stuck": lazyFailed.stuck,
};

/** If a project hides its accounts, the library does not tell whether the address or the password was wrong. */
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

/** Hints for a signed-in user who proves their identity. */
const proofHints: Hints = {
  ...hints,
  ...ofWrongPassword(signingIn.hints.wrongPasswordAgain),
  "user-mismatch": signingIn.hints.otherGoogleAccount,
};

const googleTexts: Hints = {
  "cancelled-popup-request": specifiedAccounts.popupCancelled,
  "account-exists-with-different-credential": specifiedAccounts.otherAccountType,
  "popup-blocked": specifiedAccounts.popupBlocked,
  "popup-closed-by-user": specifiedAccounts.popupClosed,
};

/** The fault for a refused check of an e-mail address. */
export function emailFault({ code }: SignInFailure): Fault {
  return { text: specifiedAccounts.errorCode.replace("{code}", code), hint: textOf(hints, code) };
}

/** The fault for a refused sign-up, sign-in, or mail with a new password. */
export function passwordFault({ code, message }: SignInFailure): Fault {
  return { text: specifiedAccounts.signInErrorPrefix + message, hint: textOf(passwordHints, code) };
}

export function googleFault({ code }: SignInFailure): Fault {
  return { text: textOf(googleTexts, code) ?? specifiedAccounts.signInError, hint: textOf(hints, code) };
}

/** The fault for a refused proof of identity. */
export function proofFault(proof: Proof, failure: SignInFailure): Fault {
  const fault = proof === "google" ? googleFault(failure) : passwordFault(failure);
  return { text: fault.text, hint: textOf(proofHints, failure.code) };
}

/** The fault for an account that could not be deleted although the proof succeeded. */
export function deletionFault({ code, message }: SignInFailure): Fault {
  return { text: accountTexts.notDeleted, hint: textOf(hints, code) ?? message };
}

function textOf(texts: Hints, code: string): string | null {
  return (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? null;
}
