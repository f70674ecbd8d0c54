// The texts for a refused sign-in: the specification's text for each code (sections 5 and 8), and our sentence below
// it.

import { describe, expect, test } from "vitest";
import {
  deletionFault,
  emailFault,
  googleFault,
  passwordFault,
  proofFault,
} from "#account/core/sign-in-texts.ts";
import { accountTexts } from "#messages/account.ts";
import { callTexts } from "#messages/calls.ts";
import { controlTexts } from "#messages/controls.ts";
import { signingIn } from "#messages/signing-in.ts";

const { hints: hint } = signingIn;
const { lazyFailed } = controlTexts;
const message = "Firebase: what the library says (auth/some-code).";
const failure = (code: string) => ({ code, message });

describe("a failed check of an address names the code", () => {
  test.each([
    ["internal-error", null],
    ["too-many-requests", hint.tooManyTries],
    ["quota-exceeded", hint.quota],
    ["user-disabled", hint.accountDisabled],
    ["network-request-failed", hint.network],
    ["page-outdated", lazyFailed.outdated],
    ["page-stuck", lazyFailed.stuck],
    // A name that every object has.
    ["constructor", null],
  ])("%s", (code, expected) => {
    expect(emailFault(failure(code))).toEqual({ text: `Error : ${code}`, hint: expected });
  });
});

describe("a failed sign-up, sign-in or reset quotes the library, with a plain sentence below", () => {
  test.each([
    ["wrong-password", hint.wrongPassword],
    ["invalid-credential", hint.wrongPassword],
    ["invalid-login-credentials", hint.wrongPassword],
    ["too-many-requests", hint.tooManyTries],
    ["weak-password", "A password has at least six characters. Choose a longer one."],
    ["password-does-not-meet-requirements", hint.passwordRules],
    ["quota-exceeded", hint.quota],
    ["user-disabled", hint.accountDisabled],
    ["network-request-failed", hint.network],
    ["internal-error", null],
    ["toString", null],
  ])("%s", (code, expected) => {
    expect(passwordFault(failure(code))).toEqual({ text: `Sign-in error : ${message}`, hint: expected });
  });
});

describe("Google's failures have texts of their own", () => {
  test.each([
    [
      "cancelled-popup-request",
      "Coudn't open the login popup. Make sure no other sign in popups are opened",
      null,
    ],
    ["account-exists-with-different-credential", "This email has account with different type", null],
    ["popup-blocked", "Pop-up blocked by the browser. Please allow pop-up for {product}", null],
    ["popup-closed-by-user", "Sign in closed by the user", null],
    ["user-disabled", "Sign-in error", hint.accountDisabled],
    ["network-request-failed", "Sign-in error", hint.network],
    // No password was asked for, so none was wrong.
    ["invalid-credential", "Sign-in error", null],
    ["anything-else", "Sign-in error", null],
    ["valueOf", "Sign-in error", null],
  ])("%s", (code, text, expected) => {
    expect(googleFault(failure(code))).toEqual({ text, hint: expected });
  });
});

describe("a proof that failed", () => {
  test.each([
    ["password", "wrong-password", `Sign-in error : ${message}`, hint.wrongPasswordAgain],
    ["password", "too-many-requests", `Sign-in error : ${message}`, hint.tooManyTries],
    ["google", "user-mismatch", "Sign-in error", hint.otherGoogleAccount],
    ["google", "popup-closed-by-user", "Sign in closed by the user", null],
  ] as const)("by %s, %s: names no button that is not there", (proof, code, text, expected) => {
    expect(proofFault(proof, failure(code))).toEqual({ text, hint: expected });
    expect(expected ?? "").not.toMatch(/Forgot/);
  });
});

test("an account that could not be deleted: says so, and why", () => {
  const network = { code: "network", message: callTexts.network };
  expect(deletionFault(network)).toEqual({ text: accountTexts.notDeleted, hint: callTexts.network });
  expect(deletionFault(failure("network-request-failed")).hint).toBe(hint.network);
});
