// Grey blocks as placeholders of the packages, as large as their cards.

import { own } from "#messages/own.ts";
import { PackageGrid } from "./package-grid.tsx";
import card from "./package-frame.module.css";
import classes from "./package-blocks.module.css";

/** Most lists have three. */
const cards = ["first", "second", "third"];

export function PackageBlocks() {
  return (
    <>
      <output className="spoken">{own.loading}</output>
      <PackageGrid count={cards.length} isHidden>
        {cards.map((name) => (
          <li key={name} className={card.card}>
            <span className={classes.name} />
            <span className={classes.days} />
            <span className={classes.price} />
            <span className={card.description} />
            <span className={card.once} />
            <span className={classes.button} />
          </li>
        ))}
      </PackageGrid>
    </>
  );
}
