// The packages in a grid: all cards of a row equally high, in rows of equal length where possible.

import type { CSSProperties, ReactNode } from "react";
import { columnsFor } from "./core/columns.ts";
import classes from "./package-grid.module.css";

interface PackageGridProps {
  readonly count: number;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

export function PackageGrid({ count, isHidden = false, children }: PackageGridProps) {
  const columns = { "--of-two": columnsFor(count, 2), "--of-three": columnsFor(count, 3) };
  const style = { ...columns, "--of-four": columnsFor(count, 4), "--count": count } as CSSProperties;
  return (
    <div className={classes.room} aria-hidden={isHidden || undefined}>
      <ul className={classes.grid} style={style}>
        {children}
      </ul>
    </div>
  );
}
