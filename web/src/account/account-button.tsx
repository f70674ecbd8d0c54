// The account's button in the header: signs in, or opens the menu of the signed-in user.

import { IconLogout, IconUserCircle } from "@tabler/icons-react";
import { useNavigate } from "react-router-dom";
import type { Address } from "#addresses/core/paths.ts";
import { IconMenu } from "#components/icon-menu.tsx";
import { useToast, type Toast } from "#components/toast.tsx";
import { accountTexts } from "#messages/account.ts";
import { controlTexts } from "#messages/controls.ts";
import { specified } from "#messages/specified.ts";
import { accountsAreOn, signOut } from "./accounts.ts";
import { Avatar } from "./avatar.tsx";
import { openSignIn } from "./sign-in-opening.ts";
import { useAccount } from "./use-account.ts";

const accountAddress: Address = "/upgrade";

export function AccountButton() {
  const account = useAccount();
  const navigate = useNavigate();
  const [toast, showToast] = useToast();
  if (!accountsAreOn) return null;
  const isSignedOut = account.phase === "signedOut";
  const user = account.phase === "signedIn" ? account.user : null;
  const entries = [
    { label: specified.account, icon: IconUserCircle, run: () => void navigate(accountAddress) },
    { label: specified.signOut, icon: IconLogout, run: () => void leave(showToast) },
  ];
  return (
    <>
      <IconMenu
        icon={IconUserCircle}
        picture={user && <Avatar user={user} />}
        label={isSignedOut ? accountTexts.signIn : specified.account}
        onDialog={isSignedOut ? openSignIn : undefined}
        groups={[
          user ? { title: user.name || user.email, note: user.name && user.email, items: entries } : entries,
        ]}
      />
      {toast}
    </>
  );
}

async function leave(showToast: (toast: Toast) => void): Promise<void> {
  try {
    await signOut();
  } catch {
    showToast({ text: controlTexts.lazyFailed.unreachable, isFailure: true });
  }
}
