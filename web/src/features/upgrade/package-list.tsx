// The list of packages: what is said of buying them, a card for each package, and the purchase of one.

import { Button } from "@mantine/core";
import { QueryClientProvider, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import { formatAmount } from "#contract/money.ts";
import { Note } from "#components/note.tsx";
import { Tag } from "#components/tag.tsx";
import { WideButton } from "#components/wide-button.tsx";
import { checkoutAddress } from "#config/checkout.ts";
import { queryClient } from "#lib/query-client.ts";
import { controlTexts } from "#messages/controls.ts";
import { specifiedBuying } from "#messages/specified.ts";
import { purchasing } from "#messages/upgrade.ts";
import { wantedOf, type Offer, type Wanted } from "./core/offers.ts";
import { focusAround } from "#components/focus.ts";
import { OnePayment } from "./one-payment.tsx";
import classes from "./package-list.module.css";
import { PackageGrid, PackagePlaceholders } from "./package-placeholders.tsx";
import card from "./package-placeholders.module.css";
import { merchantQuery, packagesQuery, type Merchant } from "./packages-query.ts";
import { PurchaseDialogs } from "./purchase-dialogs.tsx";
import { usePurchase } from "./use-purchase.ts";

export function PackageList() {
  return (
    <QueryClientProvider client={queryClient}>
      <Listed />
    </QueryClientProvider>
  );
}

function Listed() {
  const { data: offers, error, isFetching, refetch } = useQuery(packagesQuery);
  const merchant = useQuery({ ...merchantQuery, enabled: checkoutAddress !== null });
  const { state, send, press } = usePurchase();
  const waitingId = state.phase === "identifying" ? state.wanted.packageId : null;
  const isFailed = error !== null && !isFetching;
  return (
    <>
      {!offers && !isFailed && <PackagePlaceholders />}
      {!offers && isFailed && <Failed message={error.message} onAgain={() => void refetch()} />}
      {offers?.length === 0 && <Note>{purchasing.noPackages}</Note>}
      {offers && offers.length > 0 && (
        <PackagesForSale offers={offers} merchant={merchant} waitingId={waitingId} onBuy={press} />
      )}
      <PurchaseDialogs state={state} send={send} />
    </>
  );
}

interface PackagesForSaleProps {
  /** At least one. */
  readonly offers: readonly Offer[];
  readonly merchant: UseQueryResult<Merchant>;
  readonly waitingId: string | null;
  readonly onBuy: (wanted: Wanted) => void;
}

function PackagesForSale({ offers, merchant, waitingId, onBuy }: PackagesForSaleProps) {
  // A merchant that was known stays known when the service does not answer once.
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
            {controlTexts.tryAgain}
          </Button>
        </div>
      )}
      <Cards offers={offers} currency={currency} canBuy={canBuy} waitingId={waitingId} onBuy={onBuy} />
    </>
  );
}

interface CardsProps {
  /** At least one. */
  readonly offers: readonly Offer[];
  readonly currency: string;
  readonly canBuy: boolean;
  /** The id of the package whose purchase waits until the visitor is known. */
  readonly waitingId: string | null;
  readonly onBuy: (wanted: Wanted) => void;
}

function Cards({ offers, currency, canBuy, waitingId, onBuy }: CardsProps) {
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

interface PackageCardProps {
  readonly offer: Offer;
  readonly currency: string;
  /** The id of the element that names it. */
  readonly nameId: string;
  readonly children: ReactNode;
}

function PackageCard({ offer, currency, nameId, children }: PackageCardProps) {
  const { name, days, amountCents, offerPercent, description } = offer;
  return (
    <li className={card.card}>
      <div className={classes.head}>
        <h3 id={nameId} className={classes.name}>
          {name}
        </h3>
        {offerPercent > 0 && <Tag tone="warn">{purchasing.percentOff(offerPercent)}</Tag>}
      </div>
      <Note>{purchasing.days(days)}</Note>
      <Price offer={offer} currency={currency} />
      <Note className={card.description}>{description}</Note>
      {amountCents > 0 && <OnePayment days={days} className={card.once ?? ""} />}
      {children}
    </li>
  );
}

/** Read aloud with "now" and "before", because a line through a price is silent. */
function Price({ offer, currency }: Pick<PackageCardProps, "offer" | "currency">) {
  const { priceCents, amountCents } = offer;
  const isReduced = amountCents !== priceCents;
  return (
    <p className={classes.price}>
      {isReduced && <span className="spoken">{`${purchasing.priceNow} `}</span>}
      <strong className={classes.amount}>{formatAmount(amountCents)}</strong>{" "}
      <span className={classes.small}>{currency}</span>
      {isReduced && (
        <>
          <span className="spoken">{`, ${purchasing.priceBefore}`}</span>{" "}
          <s className={classes.small}>{formatAmount(priceCents)}</s>
        </>
      )}
    </p>
  );
}

interface FailedProps {
  readonly message: string;
  readonly onAgain: () => void;
}

function Failed({ message, onAgain }: FailedProps) {
  return (
    <div className={classes.failed} role="alert">
      <IconAlertTriangle className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.sentence}>{specifiedBuying.unableToLoadPackages + message}</p>
        <Button
          variant="default"
          onClick={({ currentTarget }) => {
            focusAround(currentTarget);
            onAgain();
          }}
        >
          {controlTexts.tryAgain}
        </Button>
      </div>
    </div>
  );
}
