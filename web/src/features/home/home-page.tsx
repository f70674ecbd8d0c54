// Home: what this is, the Simplifier's card with its field, the visitor's latest items, then a card for each other tool.

import { VerifyBanner } from "#account/verify-banner.tsx";
import { homeTexts } from "#messages/home.ts";
import { cards } from "./cards.ts";
import { HomeCard } from "./home-card.tsx";
import classes from "./home-page.module.css";
import { Recent } from "./recent.tsx";
import { SimplifyCard } from "./simplify-card.tsx";

export function Component() {
  return (
    <>
      <VerifyBanner />
      <p className={classes.lead}>{homeTexts.lead}</p>
      <div className={classes.grid}>
        <SimplifyCard />
        <Recent />
        {cards.map((card) => (
          <HomeCard key={card.title} card={card} />
        ))}
      </div>
    </>
  );
}
