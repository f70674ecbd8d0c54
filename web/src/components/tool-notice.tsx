// The notice that the specification gives a route without a screen, at the foot of the tool that is there, with the link to the
// app.

import { googlePlayUrl } from "#config/product.ts";
import { shellTexts } from "#messages/shell.ts";
import { specified } from "#messages/specified.ts";
import { Note } from "./note.tsx";
import classes from "./tool-notice.module.css";

export function ToolNotice() {
  return (
    <Note className={`${classes.notice} no-print`}>
      {shellTexts.underDevelopment}{" "}
      <a className={classes.link} href={googlePlayUrl} target="_blank" rel="noopener noreferrer">
        {specified.googlePlay}
        <span className="spoken"> ({shellTexts.opensNewTab})</span>
      </a>
    </Note>
  );
}
