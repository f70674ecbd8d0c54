// The picture of a user: the photo, or initials if there is no photo or it cannot be loaded.

import { useState } from "react";
import classes from "./avatar.module.css";
import { initialsOf, type User } from "./core/user.ts";

export function Avatar({ user }: { readonly user: User }) {
  const [missing, setMissing] = useState<string | null>(null);
  const { photoUrl } = user;
  const hasPhoto = photoUrl !== null && photoUrl !== missing;
  return (
    // The initials are a picture and not a part of the button's name.
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
