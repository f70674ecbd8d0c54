// Whose details a purchase will send, once all are known, and the way to change them.

import { Button } from "@mantine/core";
import { useState } from "react";
import type { User } from "#account/core/user.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { Note } from "#components/note.tsx";
import { pagePart } from "#lib/page-part.ts";
import { buying } from "#messages/buying.ts";
import classes from "./buyer-line.module.css";
import { keepDetails, useCompleteDetails } from "./kept-details.ts";

const dialog = pagePart(async () => (await import("./details-dialog.tsx")).DetailsDialog);

export function BuyerLine({ user }: { readonly user: User }) {
  const details = useCompleteDetails(user);
  const [isChanging, setIsChanging] = useState(false);
  if (details === null) return null;
  const { firstName, lastName, city, country } = details;
  const close = () => setIsChanging(false);
  return (
    <div className={classes.line}>
      <Note>{buying.paysAs(`${firstName} ${lastName}`, `${city}, ${country}`)}</Note>
      <Button variant="subtle" className={classes.change} onClick={() => setIsChanging(true)}>
        {buying.changeDetails}
      </Button>
      {isChanging && (
        <LazyPart
          part={dialog}
          props={{
            email: user.email,
            known: details,
            action: buying.save,
            onClose: close,
            onGiven: (given) => {
              keepDetails(user.uid, given);
              close();
            },
          }}
        />
      )}
    </div>
  );
}
