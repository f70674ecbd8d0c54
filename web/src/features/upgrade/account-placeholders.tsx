// The account card until the page knows who is signed in: as high as with a user, so that nothing below moves.

import { controlTexts } from "#messages/controls.ts";
import classes from "./account-card.module.css";
import { Placeholder } from "./placeholder.tsx";

export function AccountPlaceholders() {
  return (
    <div className={classes.blocks}>
      <span className="spoken">{controlTexts.loading}</span>
      <div className={classes.row}>
        <div className={classes.names}>
          <p className={classes.name}>
            <Placeholder widthPx={110} />
          </p>
          <p className={classes.email}>
            <Placeholder widthPx={190} />
          </p>
        </div>
        <span className={classes.buttonBlock} />
      </div>
      <span className={classes.deleteBlock} />
    </div>
  );
}
