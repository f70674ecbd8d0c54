// The section of the packages on the page: its heading, placeholders until the list has come, and the details that a purchase
// sends. Everything that may come late has its room from the first drawing on.

import { useId } from "react";
import { useEntitlement } from "#account/entitlement.ts";
import { Note } from "#components/note.tsx";
import { checkoutAddress } from "#config/checkout.ts";
import { purchasing } from "#messages/upgrade.ts";
import { BuyerLine } from "./buyer-line.tsx";
import classes from "./packages.module.css";
import { SellerLinks } from "./seller-links.tsx";
import { PackageList } from "./package-list.tsx";

/** The id of the section, which takes the focus of a visitor who wants to buy. */
export const packagesId = "packages";

export function Packages() {
  const titleId = useId();
  const { isPremium } = useEntitlement();
  return (
    // It takes the focus when a focused button in it is removed.
    <section id={packagesId} className={classes.packages} aria-labelledby={titleId} tabIndex={-1}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {purchasing.packages}
        </h2>
        {checkoutAddress !== null && isPremium && (
          <Note className={classes.note}>{purchasing.buyingAgain}</Note>
        )}
      </div>
      <PackageList />
      <SellerLinks />
      {checkoutAddress !== null && <BuyerLine />}
    </section>
  );
}
