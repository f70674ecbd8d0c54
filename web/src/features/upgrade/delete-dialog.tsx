// Deletes the account, after the user has read the consequences and has signed in again.

import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { askIdentity } from "#account/ask-identity.ts";
import { deletionFault, proofFault, type Fault } from "#account/core/sign-in-texts.ts";
import type { Proof, User } from "#account/core/user.ts";
import { FaultAlert } from "#account/dialog/fault-alert.tsx";
import { focusFirst } from "#components/focus.ts";
import { AccountName, PasswordField } from "#account/dialog/form-field.tsx";
import { GoogleMark } from "#account/dialog/google-mark.tsx";
import { endAccount } from "#account/end-account.ts";
import { useEntitlement } from "#account/entitlement.ts";
import type { GivenProof } from "#account/identity.ts";
import { IconButton } from "#components/icon-button.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { WideButton } from "#components/wide-button.tsx";
import { accountTexts } from "#messages/account.ts";
import { controlTexts } from "#messages/controls.ts";
import { accountDeletion } from "#messages/upgrade.ts";
import classes from "./delete-dialog.module.css";
import { useKeptOrder } from "./kept-order.ts";

interface DeleteDialogProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Mount it to open it. */
export function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const entitlement = useEntitlement();
  const order = useKeptOrder(user.uid);
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const { fault, busyWith, end, closeFault } = useEnding(() => {
    onClose();
    onDeleted();
  });
  const hasPassword = user.proofs.includes("password");
  const hasGoogle = user.proofs.includes("google");
  useEffect(() => focusFirst(form.current), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasPassword) void end({ kind: "password", password });
  };
  return (
    <ModalDialog kind="sheet" label={accountTexts.deleteAccount} onClose={onClose}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <div className={classes.head}>
          <h2 className={classes.title}>{accountTexts.deleteAccount}</h2>
          <IconButton icon={IconX} label={controlTexts.close} className={classes.close} onClick={onClose} />
        </div>
        <p>{accountDeletion.deleteAccountLead(user.email)}</p>
        {entitlement.isPremium && (
          <p className={classes.loss}>{accountDeletion.deleteLosesDays(entitlement.daysLeft)}</p>
        )}
        {order && <p className={classes.loss}>{accountDeletion.deleteLosesOrder(order.orderId)}</p>}
        <p>{sentenceOf(hasPassword, hasGoogle)}</p>
        <FaultAlert fault={fault} onClose={closeFault} />
        {hasPassword && (
          <>
            <AccountName email={user.email} />
            <PasswordField
              data-first
              label={accountTexts.password}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <WideButton
              type="submit"
              className={classes.delete ?? ""}
              disabled={password === ""}
              isBusy={busyWith === "password"}
              aria-disabled={busyWith === "password"}
            >
              {accountTexts.deleteAccount}
            </WideButton>
          </>
        )}
        {hasGoogle && (
          <WideButton
            type="button"
            className={hasPassword ? "" : (classes.delete ?? "")}
            leftSection={<GoogleMark />}
            isBusy={busyWith === "google"}
            aria-disabled={busyWith === "password"}
            onClick={() => void end({ kind: "google" })}
          >
            {accountDeletion.deleteWithGoogle}
          </WideButton>
        )}
        <Button
          variant="subtle"
          className={classes.cancel}
          onClick={onClose}
          {...(!hasPassword && { "data-first": true })}
        >
          {controlTexts.cancel}
        </Button>
      </form>
    </ModalDialog>
  );
}

function sentenceOf(hasPassword: boolean, hasGoogle: boolean): string {
  if (!hasGoogle) return accountDeletion.provePassword;
  return hasPassword ? accountDeletion.proveEither : accountDeletion.proveGoogle;
}

/** The progress of the deletion. An open Google window does not block another try. */
function useEnding(onEnded: () => void) {
  const [fault, setFault] = useState<Fault | null>(null);
  const [busyWith, setBusyWith] = useState<Proof | null>(null);
  const lastTry = useRef(0);
  const running = useRef<Proof | null>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  const run = (kind: Proof | null) => {
    running.current = kind;
    setBusyWith(kind);
  };
  const end = async (proof: GivenProof) => {
    if (running.current === "password") return;
    lastTry.current += 1;
    const number = lastTry.current;
    setFault(null);
    run(proof.kind);
    const isWanted = () => isOpen.current && number === lastTry.current;
    const ended = await askIdentity((identity) => endAccount(identity, proof, isWanted));
    const isLast = number === lastTry.current;
    if (isLast) run(null);
    if (ended.ok) return onEnded();
    // A Google window that a second one has closed also shows its fault; the second try continues.
    const isProved = "isProved" in ended && ended.isProved;
    if (isLast || proof.kind === "google")
      setFault(isProved ? deletionFault(ended.failure) : proofFault(proof.kind, ended.failure));
  };
  return { fault, busyWith, end, closeFault: () => setFault(null) };
}
