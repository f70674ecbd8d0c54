// The cards of the packages, each with its Buy Now.

import { useId } from "react";
import { Note } from "#components/note.tsx";
import { WideButton } from "#components/wide-button.tsx";
import { purchasing } from "#messages/purchasing.ts";
import { specifiedBuying } from "#messages/specified-buying.ts";
import { wantedOf, type Offer, type Wanted } from "./core/offers.ts";
import { PackageCard } from "./package-card.tsx";
import { PackageGrid } from "./package-grid.tsx";
import classes from "./package-shelf.module.css";

interface PackageShelfProps {
  /** At least one. */
  readonly offers: readonly Offer[];
  readonly currency: string;
  readonly canBuy: boolean;
  /** The id of the package whose purchase waits until the visitor is known. */
  readonly waitingId: string | null;
  readonly onBuy: (wanted: Wanted) => void;
}

export function PackageShelf({ offers, currency, canBuy, waitingId, onBuy }: PackageShelfProps) {
  const id = useId();
  return (
    <PackageGrid count={offers.length}>
      {offers.map((offer) => {
        const { packageId, amountCents } = offer;
        const nameId = `${id}${packageId}`;
        return (
          <PackageCard key={packageId} offer={offer} currency={currency} nameId={nameId}>
            {canBuy && amountCents === 0 && <Note className={classes.free}>{purchasing.costsNothing}</Note>}
            {canBuy && amountCents > 0 && (
              <WideButton
                variant="light"
                aria-describedby={nameId}
                isBusy={waitingId === packageId}
                onClick={() => onBuy(wantedOf(offer, currency))}
              >
                {specifiedBuying.buyNow}
              </WideButton>
            )}
          </PackageCard>
        );
      })}
    </PackageGrid>
  );
}
