// What the dialog says of a refused try: the specified text (sections 5 and 8), and a plain sentence where one helps.

import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import type { SignInFailure } from "./user.ts";

export interface Fault {
  /** `{product}` stands for the product's name. */
  readonly text: string;
  /** What to do about it; null where the text says all. */
  readonly hint: string | null;
}

const { wrongPassword, tooManyTries, weakPassword, accountDisabled, network } = own.signInHint;

/** By the library's code. A project that hides its accounts does not say which of the two was wrong. */
const hints: Readonly<Record<string, string>> = {
  "wrong-password": wrongPassword,
  "invalid-credential": wrongPassword,
  "invalid-login-credentials": wrongPassword,
  "too-many-requests": tooManyTries,
  "weak-password": weakPassword,
  "password-does-not-meet-requirements": weakPassword,
  "user-disabled": accountDisabled,
  "network-request-failed": network,
};

const googleTexts: Readonly<Record<string, string>> = {
  "cancelled-popup-request": specified.popupCancelled,
  "account-exists-with-different-credential": specified.otherAccountType,
  "popup-blocked": specified.popupBlocked,
  "popup-closed-by-user": specified.popupClosed,
};

/** Of the check that an e-mail address gets. */
export function emailFault({ code }: SignInFailure): Fault {
  return { text: specified.errorCode.replace("{code}", code), hint: hintOf(code) };
}

/** Of signing up, signing in, and mailing a new password. */
export function passwordFault({ code, message }: SignInFailure): Fault {
  return { text: specified.signInErrorPrefix + message, hint: hintOf(code) };
}

export function googleFault({ code }: SignInFailure): Fault {
  const text = Object.hasOwn(googleTexts, code) ? googleTexts[code] : undefined;
  return { text: text ?? specified.signInError, hint: hintOf(code) };
}

function hintOf(code: string): string | null {
  return (Object.hasOwn(hints, code) ? hints[code] : undefined) ?? null;
}
