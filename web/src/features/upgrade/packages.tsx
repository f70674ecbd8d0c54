// The list of packages, and the purchase of one.

import { Button } from "@mantine/core";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Note } from "#components/note.tsx";
import { checkoutAddress } from "#config/checkout.ts";
import { queryClient } from "#lib/query-client.ts";
import { purchasing } from "#messages/purchasing.ts";
import { own } from "#messages/own.ts";
import { specifiedBuying } from "#messages/specified-buying.ts";
import { focusAround } from "./focus-around.ts";
import { PackageBlocks } from "./package-blocks.tsx";
import { PackagesForSale } from "./packages-for-sale.tsx";
import classes from "./packages.module.css";
import { merchantQuery, packagesQuery } from "./packages-query.ts";
import { PurchaseSlot } from "./purchase-slot.tsx";
import { usePurchase } from "./use-purchase.ts";

export function Packages() {
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
      {!offers && !isFailed && <PackageBlocks />}
      {!offers && isFailed && <Failed message={error.message} onAgain={() => void refetch()} />}
      {offers?.length === 0 && <Note>{purchasing.noPackages}</Note>}
      {offers && offers.length > 0 && (
        <PackagesForSale offers={offers} merchant={merchant} waitingId={waitingId} onBuy={press} />
      )}
      <PurchaseSlot state={state} send={send} />
    </>
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
          {own.tryAgain}
        </Button>
      </div>
    </div>
  );
}
