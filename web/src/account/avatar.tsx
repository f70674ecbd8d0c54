// The picture of a user: the photo, or initials where there is none or it cannot be had.

import { useState } from "react";
import classes from "./avatar.module.css";
import { initialsOf, type User } from "./core/user.ts";

export function Avatar({ user }: { readonly user: User }) {
  const [missing, setMissing] = useState<string | null>(null);
  const { photoUrl } = user;
  const hasPhoto = photoUrl !== null && photoUrl !== missing;
  return (
    // Initials are a picture, no part of the button's name.
    <span className={classes.avatar} data-initials={hasPhoto ? undefined : initialsOf(user)} aria-hidden>
      {hasPhoto && (
        <img
          src={photoUrl}
          alt=""
          width={30}
          height={30}
          referrerPolicy="no-referrer"
          onError={() => setMissing(photoUrl)}
        />
      )}
    </span>
  );
}
