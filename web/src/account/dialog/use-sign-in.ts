// The dialog's state, and what it asks of the sign-in library.

import { useEffect, useReducer, useRef } from "react";
import { PartError } from "#lib/part.ts";
import { identityPart } from "../accounts.ts";
import { firstState, signIn, type SignInState, type Task } from "../core/sign-in.ts";
import type { AccountKind, SignInFailure } from "../core/user.ts";
import type { Identity, Tried } from "../identity.ts";

export interface SignIn {
  readonly state: SignInState;
  readonly chooseEmail: () => void;
  readonly editEmail: (email: string) => void;
  readonly editPassword: () => void;
  readonly closeAlert: () => void;
  readonly goBack: () => void;
  /** Opens a window, so call it from a press. It may be pressed again. */
  readonly withGoogle: () => void;
  readonly checkEmail: () => void;
  readonly signUp: (account: GivenAccount) => void;
  readonly withPassword: (password: string) => void;
  readonly mailReset: () => void;
}

export interface GivenAccount {
  readonly name: string;
  readonly password: string;
  readonly passwordAgain: string;
}

/** What the library calls a failure of the network; the library itself may be what could not be fetched. */
const unreachable: SignInFailure = { code: "network-request-failed", message: "network-request-failed" };
const stuck: SignInFailure = { code: "internal-error", message: "internal-error" };

export function useSignIn(): SignIn {
  const [state, dispatch] = useReducer(signIn, firstState);
  const lastTry = useRef(0);
  // The library is on its way before the first press needs it: a window must open soon after the press.
  useEffect(() => void identityPart.load().catch(() => undefined), []);

  async function attempt(task: Task, ask: (identity: Identity) => Promise<Tried<AccountKind | undefined>>) {
    // All but Google's own button wait for the answer.
    if (state.underWay && task !== "google") return;
    lastTry.current += 1;
    const tried = { task, number: lastTry.current };
    dispatch({ type: "started", try: tried });
    const result = await askOf(ask);
    if (!result.ok) dispatch({ type: "failed", try: tried, failure: result.failure });
    else if (result.value !== undefined) dispatch({ type: "checked", try: tried, kind: result.value });
    else dispatch({ type: "done", try: tried });
  }

  const email = state.email.trim();
  return {
    state,
    chooseEmail: () => dispatch({ type: "emailChosen" }),
    editEmail: (edited) => dispatch({ type: "emailEdited", email: edited }),
    editPassword: () => dispatch({ type: "passwordEdited" }),
    closeAlert: () => dispatch({ type: "alertClosed" }),
    goBack: () => dispatch({ type: "wentBack" }),
    withGoogle: () => void attempt("google", (identity) => identity.signInWithGoogle()),
    checkEmail: () => {
      if (email === "") dispatch({ type: "emailMissing" });
      else void attempt("check", (identity) => identity.kindOf(email));
    },
    signUp: ({ name, password, passwordAgain }) => {
      if (password !== passwordAgain) dispatch({ type: "passwordsDiffered" });
      else void attempt("signUp", (identity) => identity.signUp({ email, password, name }));
    },
    withPassword: (password) => void attempt("signIn", (identity) => identity.signIn(email, password)),
    mailReset: () => void attempt("reset", (identity) => identity.mailReset(email)),
  };
}

async function askOf<Value>(ask: (identity: Identity) => Promise<Tried<Value>>): Promise<Tried<Value>> {
  try {
    return await ask(identityPart.loaded() ?? (await identityPart.load()));
  } catch (error) {
    const isUnreachable = error instanceof PartError && error.failure === "unreachable";
    return { ok: false, failure: isUnreachable ? unreachable : stuck };
  }
}
