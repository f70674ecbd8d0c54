// The layout's slot for the parts of the account that draw nothing until they are needed.

import { useEffect, type ReactNode } from "react";
import { LazyPart } from "#components/lazy-part.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { PanelHead } from "#components/panel-head.tsx";
import { pagePart } from "#lib/page-part.ts";
import { accountTexts } from "#messages/accounts.ts";
import classes from "./account-slot.module.css";
import { followOtherTabs } from "./accounts.ts";
import { sessionPart } from "./session-part.ts";
import { closeSignIn, useSignInIsOpen } from "./sign-in-opening.ts";
import { useAccount } from "./use-account.ts";

const signInDialog = pagePart(async () => (await import("./dialog/sign-in-dialog.tsx")).SignInDialog);

export function AccountSlot() {
  const { phase } = useAccount();
  const isSigningIn = useSignInIsOpen();
  useEffect(followOtherTabs, []);
  return (
    <>
      {/* No bar and no sentence, because the visitor did not ask for this part. */}
      {phase !== "signedOut" && <LazyPart part={sessionPart} props={{}} frame={() => null} />}
      {isSigningIn && <LazyPart part={signInDialog} props={{ onClose: closeSignIn }} frame={inDialog} />}
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
