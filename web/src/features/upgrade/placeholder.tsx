// A grey block in place of a text that has not come yet.

import classes from "./placeholder.module.css";

export function Placeholder({ widthPx }: { readonly widthPx: number }) {
  return <span className={classes.placeholder} style={{ width: widthPx }} aria-hidden />;
}
