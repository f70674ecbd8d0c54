// The dialog's state, and its calls of the sign-in library.

import { useRef, useState } from "react";
import { askIdentity } from "../ask-identity.ts";
import {
  firstState,
  mayStart,
  signIn,
  type SignInEvent,
  type SignInState,
  type Task,
} from "../core/sign-in.ts";
import type { AccountKind } from "../core/user.ts";
import type { Identity, Tried } from "../identity.ts";
import { closeSignIn } from "../sign-in-opening.ts";

/** The tasks after which a user is signed in. */
const signsIn: ReadonlySet<Task> = new Set(["google", "signUp", "signIn"]);

export interface SignIn {
  readonly state: SignInState;
  readonly chooseEmail: () => void;
  readonly editEmail: (email: string) => void;
  readonly claimAccount: () => void;
  readonly editPassword: () => void;
  readonly closeAlert: () => void;
  readonly goBack: () => void;
  /** Opens a window, so call it in the handler of a press. It may be called again while the window is open. */
  readonly withGoogle: () => void;
  readonly checkEmail: () => void;
  readonly signUp: (account: GivenAccount) => void;
  readonly withPassword: (password: string) => void;
  readonly mailReset: () => void;
}

interface GivenAccount {
  readonly name: string;
  readonly password: string;
  readonly passwordAgain: string;
}

export function useSignIn(): SignIn {
  const [state, setState] = useState(firstState);
  /** The state after the last event, since two presses may come before the next drawing. */
  const current = useRef(firstState);
  const lastTry = useRef(0);

  function send(event: SignInEvent): void {
    current.current = signIn(current.current, event);
    setState(current.current);
  }

  async function attempt(task: Task, ask: (identity: Identity) => Promise<Tried<AccountKind | undefined>>) {
    if (!mayStart(current.current)) return;
    lastTry.current += 1;
    const tried = { task, number: lastTry.current };
    send({ type: "started", try: tried });
    const result = await askIdentity(ask);
    if (!result.ok) send({ type: "failed", try: tried, failure: result.failure });
    else if (result.value !== undefined) send({ type: "checked", try: tried, kind: result.value });
    else send({ type: "done", try: tried });
    if (result.ok && signsIn.has(task)) closeSignIn();
  }

  const email = state.email.trim();
  return {
    state,
    chooseEmail: () => send({ type: "emailChosen" }),
    editEmail: (edited) => send({ type: "emailEdited", email: edited }),
    claimAccount: () => send({ type: "accountClaimed" }),
    editPassword: () => send({ type: "passwordEdited" }),
    closeAlert: () => send({ type: "alertClosed" }),
    goBack: () => send({ type: "wentBack" }),
    withGoogle: () => void attempt("google", (identity) => identity.signInWithGoogle()),
    checkEmail: () => {
      if (email === "") send({ type: "emailMissing" });
      else void attempt("check", (identity) => identity.kindOf(email));
    },
    signUp: ({ name, password, passwordAgain }) => {
      if (password !== passwordAgain) send({ type: "passwordsDiffered" });
      else void attempt("signUp", (identity) => identity.signUp({ email, password, name }));
    },
    withPassword: (password) => void attempt("signIn", (identity) => identity.signIn(email, password)),
    mailReset: () => void attempt("reset", (identity) => identity.mailReset(email)),
  };
}
