// The grid of the packages, and placeholders as large as their cards until the list has come.

import type { CSSProperties, ReactNode } from "react";
import { controlTexts } from "#messages/controls.ts";
import { columnsFor } from "./core/columns.ts";
import classes from "./package-placeholders.module.css";

interface PackageGridProps {
  /** The number of cards. */
  readonly count: number;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** Cards of equal height, in rows of equal length where that is possible. */
export function PackageGrid({ count, isHidden = false, children }: PackageGridProps) {
  const columns = { "--of-two": columnsFor(count, 2), "--of-three": columnsFor(count, 3) };
  const style = { ...columns, "--of-four": columnsFor(count, 4), "--count": count } as CSSProperties;
  return (
    <div className={classes.grid} aria-hidden={isHidden || undefined}>
      <ul className={classes.cards} style={style}>
        {children}
      </ul>
    </div>
  );
}

/** Most lists have three packages. */
const cards = ["first", "second", "third"];

export function PackagePlaceholders() {
  return (
    <>
      <output className="spoken">{controlTexts.loading}</output>
      <PackageGrid count={cards.length} isHidden>
        {cards.map((name) => (
          <li key={name} className={classes.card}>
            <span className={classes.name} />
            <span className={classes.days} />
            <span className={classes.price} />
            <span className={classes.description} />
            <span className={classes.once} />
            <span className={classes.button} />
          </li>
        ))}
      </PackageGrid>
    </>
  );
}
