// One package: its name, days, price and description, and the button that buys it.

import type { ReactNode } from "react";
import { formatAmount } from "#contract/money.ts";
import { Note } from "#components/note.tsx";
import { Tag } from "#components/tag.tsx";
import { purchasing } from "#messages/purchasing.ts";
import type { Offer } from "./core/offers.ts";
import { OnePayment } from "./one-payment.tsx";
import classes from "./package-card.module.css";
import frame from "./package-frame.module.css";

interface PackageCardProps {
  readonly offer: Offer;
  readonly currency: string;
  /** The id of the element with the package's name. */
  readonly nameId: string;
  readonly children: ReactNode;
}

export function PackageCard({ offer, currency, nameId, children }: PackageCardProps) {
  const { name, days, amountCents, offerPercent, description } = offer;
  return (
    <li className={frame.card}>
      <div className={classes.head}>
        <h3 id={nameId} className={classes.name}>
          {name}
        </h3>
        {offerPercent > 0 && <Tag tone="warn">{purchasing.percentOff(offerPercent)}</Tag>}
      </div>
      <Note>{purchasing.days(days)}</Note>
      <Price offer={offer} currency={currency} />
      <Note className={frame.description}>{description}</Note>
      {amountCents > 0 && <OnePayment days={days} className={frame.once ?? ""} />}
      {children}
    </li>
  );
}

/** Read aloud with "now" and "before", because screen readers do not announce a line through a price. */
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
