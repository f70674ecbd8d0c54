// The packages with the notes about buying them.

import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { Note } from "#components/note.tsx";
import { checkoutAddress } from "#config/checkout.ts";
import { purchasing } from "#messages/purchasing.ts";
import { own } from "#messages/own.ts";
import { specifiedBuying } from "#messages/specified-buying.ts";
import type { Offer, Wanted } from "./core/offers.ts";
import { focusAround } from "./focus-around.ts";
import { PackageShelf } from "./package-shelf.tsx";
import classes from "./packages.module.css";
import type { Merchant } from "./packages-query.ts";

interface PackagesForSaleProps {
  /** At least one. */
  readonly offers: readonly Offer[];
  readonly merchant: UseQueryResult<Merchant>;
  readonly waitingId: string | null;
  readonly onBuy: (wanted: Wanted) => void;
}

export function PackagesForSale({ offers, merchant, waitingId, onBuy }: PackagesForSaleProps) {
  // A known merchant remains usable if a later call of the service fails.
  const isMissing = merchant.isError && merchant.data === undefined;
  const canBuy = checkoutAddress !== null && !isMissing;
  const currency = merchant.data?.currency ?? specifiedBuying.currency;
  return (
    <>
      {checkoutAddress === null && <Note className={classes.note}>{purchasing.cannotBuyHere}</Note>}
      {isMissing && (
        <div className={classes.note}>
          <Note>{purchasing.cannotBuyNow}</Note>
          <Button
            variant="default"
            aria-busy={merchant.isFetching}
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              void merchant.refetch();
            }}
          >
            {own.tryAgain}
          </Button>
        </div>
      )}
      <PackageShelf offers={offers} currency={currency} canBuy={canBuy} waitingId={waitingId} onBuy={onBuy} />
    </>
  );
}
