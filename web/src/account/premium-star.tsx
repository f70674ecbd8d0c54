// The mark of a Premium feature, next to the name of its control, which otherwise looks and works like any other.

import { IconStarFilled } from "@tabler/icons-react";
import { shellTexts } from "#messages/shell.ts";
import classes from "./premium-star.module.css";

export function PremiumStar() {
  return (
    // The first paint finds the star by `data-star` and removes it for a premium user.
    <span className={classes.star} data-star>
      <IconStarFilled size={13} aria-hidden />
      <span className="spoken">{shellTexts.premium}</span>
    </span>
  );
}
