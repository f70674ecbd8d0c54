// Two drawings side by side, one below the other where room is small.

import type { ReactNode } from "react";
import classes from "./gate-figure.module.css";

export function GatePair({ children }: { readonly children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
