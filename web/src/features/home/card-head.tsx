// The top of a card: icon, title and hashtags.

import type { Icon } from "@tabler/icons-react";
import { Note } from "#components/note.tsx";
import classes from "./card.module.css";

interface CardHeadProps {
  readonly titleId: string;
  readonly title: string;
  readonly subheader: string;
  readonly icon: Icon;
}

export function CardHead({ titleId, title, subheader, icon: Glyph }: CardHeadProps) {
  return (
    <div className={classes.head}>
      <span className={classes.icon}>
        <Glyph size={22} stroke={1.75} aria-hidden />
      </span>
      <div>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <Note className={classes.subheader}>{subheader}</Note>
      </div>
    </div>
  );
}
