// The sign-in dialog's states: section 4 of the specification. Pure. Neither a password nor a name is ever part of it.

import { signingIn } from "#messages/signing-in.ts";
import { specifiedAccounts } from "#messages/specified.ts";
import { emailFault, googleFault, passwordFault, type Fault } from "./sign-in-texts.ts";
import type { AccountKind, SignInFailure } from "./user.ts";

export type SignInStep = "none" | "selected" | "newAccount" | "validated";

/** The tasks for the sign-in library. */
export type Task = "google" | "check" | "signUp" | "signIn" | "reset";

/** A running task. The numbers of tries increase, so that an outdated answer can be recognised. */
interface Try {
  readonly task: Task;
  readonly number: number;
}

export interface SignInState {
  readonly step: SignInStep;
  readonly email: string;
  /** The error in the address; null if there is none. */
  readonly emailError: string | null;
  readonly passwordsDiffer: boolean;
  readonly alert: Fault | null;
  /** A message that is no error, for example the address that a mail was sent to. */
  readonly notice: string | null;
  /** Whether a step other than the first offers Google. */
  readonly offersGoogle: boolean;
  readonly underWay: Try | null;
}

export type SignInEvent =
  | { readonly type: "emailChosen" }
  | { readonly type: "emailEdited"; readonly email: string }
  | { readonly type: "emailMissing" }
  /** The user says that the address has an account, whatever the check has found. */
  | { readonly type: "accountClaimed" }
  | { readonly type: "passwordEdited" }
  | { readonly type: "passwordsDiffered" }
  | { readonly type: "started"; readonly try: Try }
  | { readonly type: "checked"; readonly try: Try; readonly kind: AccountKind }
  /** The task succeeded. After a sign-in the dialog closes without an event. */
  | { readonly type: "done"; readonly try: Try }
  | { readonly type: "failed"; readonly try: Try; readonly failure: SignInFailure }
  | { readonly type: "alertClosed" }
  | { readonly type: "wentBack" };

export const firstState: SignInState = {
  step: "none",
  email: "",
  emailError: null,
  passwordsDiffer: false,
  alert: null,
  notice: null,
  offersGoogle: false,
  underWay: null,
};

const emailTaken = "email-already-in-use";

/**
 * Whether a task may start now. A Google window may stay open for long, and some are found closed only after seconds:
 * so it blocks no other task, and a new Google window replaces it. All other tasks must end first, so that none is
 * sent twice.
 */
export function mayStart({ underWay }: SignInState): boolean {
  return underWay === null || underWay.task === "google";
}

export function signIn(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case "emailChosen":
      return { ...firstState, step: "selected", email: state.email };
    case "emailEdited":
      // A running check is for the address before the edit.
      return {
        ...state,
        email: event.email,
        emailError: null,
        alert: null,
        offersGoogle: false,
        underWay: null,
      };
    case "emailMissing":
      return { ...state, emailError: specifiedAccounts.emailMissing };
    case "accountClaimed":
      if (!mayStart(state)) return state;
      // The account may also be a Google account.
      return { ...firstState, step: "validated", email: state.email, offersGoogle: true };
    case "passwordEdited":
      return { ...state, passwordsDiffer: false };
    case "passwordsDiffered":
      return { ...state, passwordsDiffer: true, alert: null };
    case "started":
      if (!mayStart(state)) return state;
      return {
        ...state,
        underWay: event.try,
        emailError: null,
        passwordsDiffer: false,
        alert: null,
        notice: null,
      };
    case "checked":
      return isCurrent(state, event.try) ? checked({ ...state, underWay: null }, event.kind) : state;
    case "done":
      if (!isCurrent(state, event.try)) return state;
      return {
        ...state,
        underWay: null,
        notice: event.try.task === "reset" ? signingIn.resetMailed(state.email) : null,
      };
    case "failed":
      return failed(state, event.try, event.failure);
    case "alertClosed":
      return { ...state, alert: null };
    case "wentBack":
      return { ...firstState, email: state.email };
  }
}

function isCurrent({ underWay }: SignInState, { number }: Try): boolean {
  return underWay?.number === number;
}

function checked(before: SignInState, kind: AccountKind): SignInState {
  const state = { ...before, email: before.email.trim(), offersGoogle: kind === "google" };
  switch (kind) {
    case "new":
      return { ...state, step: "newAccount" };
    case "existing":
      return { ...state, step: "validated" };
    case "google":
      return { ...state, emailError: specifiedAccounts.googleLinked };
  }
}

function failed(state: SignInState, tried: Try, failure: SignInFailure): SignInState {
  if (!isCurrent(state, tried)) {
    // The second of two windows has closed the first and stays open.
    const isReplaced = tried.task === "google" && state.underWay?.task === "google";
    return isReplaced ? { ...state, alert: googleFault(failure) } : state;
  }
  const ended = { ...state, underWay: null };
  switch (tried.task) {
    case "google":
      return { ...ended, alert: googleFault(failure) };
    case "check":
      return failure.code === "invalid-email"
        ? { ...ended, emailError: specifiedAccounts.emailInvalid }
        : { ...ended, alert: emailFault(failure) };
    case "signUp":
      // Projects that hide their accounts report every address as new.
      return failure.code === emailTaken
        ? { ...ended, step: "validated", notice: signingIn.emailTaken, offersGoogle: true }
        : { ...ended, alert: passwordFault(failure) };
    case "signIn":
    case "reset":
      return { ...ended, alert: passwordFault(failure) };
  }
}
