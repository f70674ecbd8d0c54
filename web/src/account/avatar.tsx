// The picture of a user: the photo, or initials where there is none or it cannot be had.

import { useState } from "react";
import classes from "./avatar.module.css";
import { initialsOf, type User } from "./core/user.ts";

export function Avatar({ user }: { readonly user: User }) {
  const [missing, setMissing] = useState<string | null>(null);
  const { photoUrl } = user;
  return (
    <span className={classes.avatar} aria-hidden>
      {photoUrl !== null && photoUrl !== missing ? (
        <img
          src={photoUrl}
          alt=""
          width={30}
          height={30}
          referrerPolicy="no-referrer"
          onError={() => setMissing(photoUrl)}
        />
      ) : (
        initialsOf(user)
      )}
    </span>
  );
}
