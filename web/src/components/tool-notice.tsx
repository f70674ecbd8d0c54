// The notice that the specification gives a route without a screen, above the tool that is there: a line with the link to
// the app, which can be closed.

import { googlePlayUrl } from "#config/product.ts";
import { shellTexts } from "#messages/shell.ts";
import { specified } from "#messages/specified.ts";
import { DismissedNotice } from "./dismissed-notice.tsx";
import classes from "./tool-notice.module.css";

/** `name` is the key in the browser's storage. */
export function ToolNotice({ name }: { readonly name: string }) {
  return (
    <DismissedNotice name={name} className={classes.notice}>
      {shellTexts.underDevelopment}{" "}
      <a className={classes.link} href={googlePlayUrl} target="_blank" rel="noopener noreferrer">
        {specified.googlePlay}
        <span className="spoken"> ({shellTexts.opensNewTab})</span>
      </a>
    </DismissedNotice>
  );
}
