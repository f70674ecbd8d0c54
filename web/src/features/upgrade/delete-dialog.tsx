// Deletes the account, after the user has read what goes with it and has proved who they are.

import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState, type FormEvent } from "react";
import { identityPart } from "#account/accounts.ts";
import { googleFault, passwordFault, type Fault } from "#account/core/sign-in-texts.ts";
import type { SignInFailure, User } from "#account/core/user.ts";
import { FaultAlert } from "#account/dialog/fault-alert.tsx";
import { AccountName, PasswordField } from "#account/dialog/form-field.tsx";
import { endAccount } from "#account/end-account.ts";
import { useEntitlement } from "#account/entitlement.ts";
import type { GivenProof } from "#account/identity.ts";
import { IconButton } from "#components/icon-button.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { own } from "#messages/own.ts";
import classes from "./delete-dialog.module.css";

interface DeleteDialogProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Mount it to open it. */
export function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const entitlement = useEntitlement();
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const hasPassword = user.proofs.includes("password");

  const end = async (proof: GivenProof) => {
    setIsBusy(true);
    setFault(null);
    const failure = await failureOf(proof);
    setIsBusy(false);
    if (failure) return setFault(proof.kind === "google" ? googleFault(failure) : passwordFault(failure));
    onClose();
    onDeleted();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void end(hasPassword ? { kind: "password", password } : { kind: "google" });
  };
  return (
    <ModalDialog kind="sheet" label={own.deleteAccount} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <div className={classes.head}>
          <h2 className={classes.title}>{own.deleteAccount}</h2>
          <IconButton icon={IconX} label={own.close} className={classes.close} onClick={onClose} />
        </div>
        <p>{own.deleteAccountLead(user.email)}</p>
        {entitlement.isPremium && <p className={classes.loss}>{own.deleteLosesDays(entitlement.daysLeft)}</p>}
        <p>{hasPassword ? own.provePassword : own.proveGoogle}</p>
        <FaultAlert fault={fault} onClose={() => setFault(null)} />
        {hasPassword && (
          <>
            <AccountName email={user.email} />
            <PasswordField
              label={own.password}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {own.cancel}
          </Button>
          <Button
            type="submit"
            className={classes.delete}
            disabled={hasPassword && password === ""}
            aria-disabled={isBusy}
            aria-busy={isBusy}
          >
            {own.deleteAccount}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

/** Null where the account is gone. */
async function failureOf(proof: GivenProof): Promise<SignInFailure | null> {
  try {
    const ended = await endAccount(await identityPart.load(), proof);
    return ended.ok ? null : ended.failure;
  } catch {
    return { code: "network-request-failed", message: own.network };
  }
}
