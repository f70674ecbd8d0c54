// Home: the Simplifier's card with its field over the whole width, then a card for each other tool, then the
// visitor's latest items.

import { VerifyBanner } from "#account/verify-banner.tsx";
import { cards } from "./cards.ts";
import { HomeCard } from "./home-card.tsx";
import classes from "./home-page.module.css";
import { Lately } from "./lately.tsx";
import { SimplifyCard } from "./simplify-card.tsx";

export function Component() {
  return (
    <>
      <VerifyBanner />
      <div className={classes.grid}>
        <SimplifyCard />
        {cards.map((card) => (
          <HomeCard key={card.title} card={card} />
        ))}
        <Lately />
      </div>
    </>
  );
}
