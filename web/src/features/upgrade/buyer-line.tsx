// The line with the buyer's name for a purchase, once the user has given the details, and the button to change them.

import { Button } from "@mantine/core";
import { useState } from "react";
import type { User } from "#account/core/user.ts";
import { useAccount } from "#account/use-account.ts";
import { Note } from "#components/note.tsx";
import { purchasing } from "#messages/upgrade.ts";
import classes from "./buyer-line.module.css";
import type { BuyerDetails } from "./core/buyer-details.ts";
import { areRemembered, keepDetails, useKeptDetails } from "./kept-details.ts";
import { DetailsDialog } from "./details-dialog.tsx";

export function BuyerLine() {
  const account = useAccount();
  const details = useKeptDetails(account.phase === "signedOut" ? null : account.uid);
  if (details === null) return null;
  const { firstName, lastName, city, country } = details;
  return (
    <div className={classes.line}>
      <Note>{purchasing.paysAs(`${firstName} ${lastName}`, `${city}, ${country}`)}</Note>
      <Change user={account.phase === "signedIn" ? account.user : null} details={details} />
    </div>
  );
}

interface ChangeProps {
  /** Null until the sign-in library has answered. */
  readonly user: User | null;
  readonly details: BuyerDetails;
}

function Change({ user, details }: ChangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="subtle"
        className={classes.change}
        disabled={user === null}
        onClick={() => setIsOpen(true)}
      >
        {purchasing.changeDetails}
      </Button>
      {user && isOpen && (
        <DetailsDialog
          email={user.email}
          known={details}
          isRemembered={areRemembered(user.uid)}
          action={purchasing.save}
          onClose={close}
          onGiven={(given) => {
            keepDetails(user.uid, given);
            close();
          }}
        />
      )}
    </>
  );
}
