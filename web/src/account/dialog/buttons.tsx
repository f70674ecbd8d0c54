// The buttons of the dialog's steps.

import { WideButton, type WideButtonProps } from "#components/wide-button.tsx";
import { signingIn } from "#messages/signing-in.ts";
import { mayStart, type Task } from "../core/sign-in.ts";
import classes from "./buttons.module.css";
import { GoogleMark } from "./google-mark.tsx";
import type { SignIn } from "./use-sign-in.ts";

interface OfSignIn {
  readonly signIn: SignIn;
}

/** It can be pressed while its window is open: the new window replaces the first. */
export function GoogleButton({ signIn, ...rest }: OfSignIn & Omit<WideButtonProps, "children">) {
  return (
    <WideButton
      type="button"
      leftSection={<GoogleMark />}
      isBusy={isUnderWay(signIn, "google")}
      aria-disabled={!mayStart(signIn.state)}
      onClick={signIn.withGoogle}
      {...rest}
    >
      {signingIn.continueWithGoogle}
    </WideButton>
  );
}

interface ContinueButtonProps extends OfSignIn {
  readonly task: Task;
  /** Whether the button is disabled, because a required field is empty. */
  readonly isOff: boolean;
}

export function ContinueButton({ signIn, task, isOff }: ContinueButtonProps) {
  return (
    <WideButton
      type="submit"
      variant="filled"
      disabled={isOff}
      isBusy={isUnderWay(signIn, task)}
      aria-disabled={!mayStart(signIn.state)}
    >
      {signingIn.goOn}
    </WideButton>
  );
}

/** For a user with an account in a project that hides its accounts, which reports every address as new. */
export function HaveAccountButton({ signIn }: OfSignIn) {
  return (
    <WideButton
      type="button"
      variant="subtle"
      className={classes.quiet ?? ""}
      aria-disabled={!mayStart(signIn.state)}
      onClick={signIn.claimAccount}
    >
      {signingIn.haveAccount}
    </WideButton>
  );
}

export function ForgotButton({ signIn }: OfSignIn) {
  return (
    <WideButton
      type="button"
      variant="subtle"
      className={classes.quiet ?? ""}
      isBusy={isUnderWay(signIn, "reset")}
      aria-disabled={!mayStart(signIn.state)}
      onClick={signIn.mailReset}
    >
      {signingIn.forgotPassword}
    </WideButton>
  );
}

function isUnderWay({ state }: SignIn, task: Task): boolean {
  return state.underWay?.task === task;
}
