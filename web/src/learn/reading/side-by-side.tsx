// Blocks side by side where each has room for a short line, else one below the other.

import type { ReactNode } from "react";
import classes from "./side-by-side.module.css";

export function SideBySide({ children }: { readonly children: ReactNode }) {
  return <div className={classes.blocks}>{children}</div>;
}
