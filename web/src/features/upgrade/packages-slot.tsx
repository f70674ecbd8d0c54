// The section of the packages: the heading, placeholders until the list is loaded, and the line with the buyer's
// details. The list itself is a separate part. Late content has its room reserved from the first drawing on.

import { useId, type ReactNode } from "react";
import { useEntitlement } from "#account/entitlement.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { Note } from "#components/note.tsx";
import { checkoutAddress } from "#config/checkout.ts";
import { pagePart } from "#lib/page-part.ts";
import { buying } from "#messages/buying.ts";
import { BuyerLine } from "./buyer-line.tsx";
import { PackageBlocks } from "./package-blocks.tsx";
import classes from "./packages-slot.module.css";
import { SellerLinks } from "./seller-links.tsx";

const packages = pagePart(async () => (await import("./packages.tsx")).Packages);

/** The id of the section, to which the focus moves when a visitor wants to buy. */
export const packagesId = "packages";

export function PackagesSlot() {
  const titleId = useId();
  const { isPremium } = useEntitlement();
  return (
    // The section takes the focus when a focused button in it is removed.
    <section id={packagesId} className={classes.packages} aria-labelledby={titleId} tabIndex={-1}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {buying.packages}
        </h2>
        {checkoutAddress !== null && isPremium && <Note className={classes.note}>{buying.buyingAgain}</Note>}
      </div>
      <LazyPart part={packages} props={{}} frame={withBlocks} />
      <SellerLinks />
      {checkoutAddress !== null && <BuyerLine />}
    </section>
  );
}

function withBlocks(content: ReactNode, isLoading: boolean) {
  return (
    <>
      {isLoading && <PackageBlocks />}
      {content}
    </>
  );
}
