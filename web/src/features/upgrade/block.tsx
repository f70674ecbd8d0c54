// A grey block as the placeholder of a text.

import classes from "./block.module.css";

export function Block({ widthPx }: { readonly widthPx: number }) {
  return <span className={classes.block} style={{ width: widthPx }} aria-hidden />;
}
