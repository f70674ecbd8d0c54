// The top of a card: icon, title, hashtags and the marker of a screen under construction.

import { IconBarrierBlock, type Icon } from "@tabler/icons-react";
import { Note } from "#components/note.tsx";
import { shellTexts } from "#messages/shell.ts";
import classes from "./card.module.css";

interface CardHeadProps {
  readonly titleId: string;
  readonly title: string;
  readonly subheader: string;
  readonly icon: Icon;
  readonly construction?: boolean | undefined;
}

export function CardHead({ titleId, title, subheader, icon: Glyph, construction }: CardHeadProps) {
  return (
    <div className={classes.head}>
      <span className={classes.icon}>
        <Glyph size={22} stroke={1.75} aria-hidden />
      </span>
      <div>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <Note className={classes.subheader}>
          {subheader}
          {construction && (
            <span className={classes.construction}>
              <IconBarrierBlock size={16} stroke={1.75} aria-hidden /> {shellTexts.underConstruction}
            </span>
          )}
        </Note>
      </div>
    </div>
  );
}
