// The section of the packages on the page: its heading, placeholders until the list has come, and the details that a purchase
// sends. The list is a part of its own. Everything that may come late has its room from the first drawing on.

import { useId, type ReactNode } from "react";
import { useEntitlement } from "#account/entitlement.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { Note } from "#components/note.tsx";
import { checkoutAddress } from "#config/checkout.ts";
import { pagePart } from "#lib/page-part.ts";
import { buying } from "#messages/buying.ts";
import { BuyerLine } from "./buyer-line.tsx";
import { PackagePlaceholders } from "./package-placeholders.tsx";
import classes from "./packages.module.css";
import { SellerLinks } from "./seller-links.tsx";

const list = pagePart(async () => (await import("./package-list.tsx")).PackageList);

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
          {buying.packages}
        </h2>
        {checkoutAddress !== null && isPremium && <Note className={classes.note}>{buying.buyingAgain}</Note>}
      </div>
      <LazyPart part={list} props={{}} frame={withPlaceholders} />
      <SellerLinks />
      {checkoutAddress !== null && <BuyerLine />}
    </section>
  );
}

function withPlaceholders(content: ReactNode, isLoading: boolean) {
  return (
    <>
      {isLoading && <PackagePlaceholders />}
      {content}
    </>
  );
}
