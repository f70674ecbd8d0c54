// The buttons of the dialog's steps, each over the whole width.

import { Button } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { own } from "#messages/own.ts";
import classes from "./buttons.module.css";
import { GoogleMark } from "./google-mark.tsx";
import type { SignIn } from "./use-sign-in.ts";

interface WideButtonProps extends Omit<ComponentProps<typeof Button<"button">>, "children"> {
  readonly children: ReactNode;
}

export function WideButton({ className = "", ...rest }: WideButtonProps) {
  return <Button variant="default" className={`${classes.wide} ${className}`} {...rest} />;
}

/** It can be pressed while its own window is open: another one replaces it. */
export function GoogleButton({ signIn: { state, withGoogle } }: { readonly signIn: SignIn }) {
  const isBusy = state.underWay !== null && state.underWay.task !== "google";
  return (
    <WideButton type="button" leftSection={<GoogleMark />} aria-disabled={isBusy} onClick={withGoogle}>
      {own.continueWithGoogle}
    </WideButton>
  );
}

interface ContinueButtonProps {
  readonly isBusy: boolean;
  /** While a required field is empty. */
  readonly isOff: boolean;
}

/** At work it does nothing but keeps the focus, as `disabled` would not. */
export function ContinueButton({ isBusy, isOff }: ContinueButtonProps) {
  return (
    <WideButton
      type="submit"
      variant="filled"
      disabled={isOff}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      className={classes.go ?? ""}
    >
      {own.goOn}
      {isBusy && <span className={classes.bar} aria-hidden />}
    </WideButton>
  );
}
