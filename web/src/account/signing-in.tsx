// What is fetched of the account: the session of a signed-in user, who is followed, and the dialog that signs in.

import { useEffect, type ReactNode } from "react";
import { LazyView } from "#components/lazy-view.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { PanelHead } from "#components/panel-head.tsx";
import { lazy } from "#lib/lazy.ts";
import { accountTexts } from "#messages/account.ts";
import classes from "./signing-in.module.css";
import { followOtherTabs } from "./accounts.ts";
import { closeSignIn, useSignInIsOpen } from "./sign-in-opening.ts";
import { useAccount } from "./use-account.ts";

/** Follows the signed-in user. */
export const session = lazy(() => import("./session.tsx"));
const signInDialog = lazy(() => import("./dialog/sign-in-dialog.tsx"));

export function SigningIn() {
  const { phase } = useAccount();
  const isSigningIn = useSignInIsOpen();
  useEffect(followOtherTabs, []);
  return (
    <>
      {/* No bar and no sentence, because the visitor did not ask for it. */}
      {phase !== "signedOut" && (
        <LazyView of={session} frame={() => null}>
          {({ Session }) => <Session />}
        </LazyView>
      )}
      {isSigningIn && (
        <LazyView of={signInDialog} frame={inDialog}>
          {({ SignInDialog }) => <SignInDialog onClose={closeSignIn} />}
        </LazyView>
      )}
    </>
  );
}

function inDialog(content: ReactNode) {
  return (
    <ModalDialog kind="sheet" label={accountTexts.signIn} onClose={closeSignIn}>
      <PanelHead title={accountTexts.signIn} onClose={closeSignIn} />
      <div className={classes.waiting}>{content}</div>
    </ModalDialog>
  );
}
