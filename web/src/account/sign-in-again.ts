// The sign-in dialog for a user whose sign-in the service refuses.

import { currentAccount } from "./accounts.ts";
import { onSignInClosed, openSignIn } from "./sign-in-opening.ts";

/** `then` runs once the dialog is closed and a user is signed in. */
export function signInAgain(then: () => void): void {
  openSignIn();
  const stop = onSignInClosed(() => {
    stop();
    if (currentAccount().phase === "signedIn") then();
  });
}
