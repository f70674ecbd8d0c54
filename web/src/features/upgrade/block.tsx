// A grey block where a text will stand.

import classes from "./block.module.css";

export function Block({ widthPx }: { readonly widthPx: number }) {
  return <span className={classes.block} style={{ width: widthPx }} aria-hidden />;
}
