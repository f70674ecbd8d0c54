// The account: who is signed in, and the buttons to sign in and out.

import { Button } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import type { Account } from "#account/accounts.ts";
import { LibraryNotice } from "#account/library-notice.tsx";
import { openSignIn } from "#account/sign-in-opening.ts";
import { useAccount } from "#account/use-account.ts";
import { Card } from "#components/card.tsx";
import { focusScreen } from "#components/focus.ts";
import { Note } from "#components/note.tsx";
import { useToast } from "#components/toast.tsx";
import { accountTexts } from "#messages/account.ts";
import { specified } from "#messages/specified.ts";
import { AccountPlaceholders } from "./account-placeholders.tsx";
import classes from "./account-card.module.css";
import { CardLabel } from "./card-label.tsx";
import { forgetOrder } from "./kept-order.ts";
import { SignedIn } from "./signed-in.tsx";

export function AccountCard() {
  const titleId = useId();
  const account = useAccount();
  const [toast, showToast] = useToast();
  useFocusKeptIn(account.phase);
  return (
    <Card aria-labelledby={titleId} padded>
      <CardLabel id={titleId}>{specified.account}</CardLabel>
      {account.phase === "signedOut" && (
        <div className={classes.row}>
          <Note className={classes.names}>{accountTexts.notSignedIn}</Note>
          <Button onClick={openSignIn}>{specified.signIn}</Button>
        </div>
      )}
      {account.phase === "restoring" && (
        <>
          <AccountPlaceholders />
          <LibraryNotice />
        </>
      )}
      {account.phase === "signedIn" && (
        <SignedIn
          user={account.user}
          onDeleted={() => {
            forgetOrder(account.uid);
            showToast({ text: accountTexts.accountDeleted });
          }}
        />
      )}
      {toast}
    </Card>
  );
}

/** A change of the phase can remove the focused button, or the button to which a dialog returned the focus. */
function useFocusKeptIn(phase: Account["phase"]): void {
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    if (document.activeElement === document.body) focusScreen();
  }, [phase]);
}
