// The user's orders, newest first: package, date, result, and the id for a mail to the developer.

import { Button } from "@mantine/core";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { PlacedOrder } from "#contract/upgrade.ts";
import { signInAgain } from "#account/sign-in-again.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Note } from "#components/note.tsx";
import { callAsUser } from "#lib/api.ts";
import { queryClient } from "#lib/query-client.ts";
import { accountTexts } from "#messages/account.ts";
import { controlTexts } from "#messages/controls.ts";
import { orders as words } from "#messages/upgrade.ts";
import { dayOf } from "./dates.ts";
import { focusAround } from "#components/focus.ts";
import classes from "./order-list.module.css";
import { OrderLine } from "./order-line.tsx";
import { CallError } from "./packages-query.ts";

interface OrderListProps {
  readonly uid: string;
}

export function OrderList(props: OrderListProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Listed {...props} />
    </QueryClientProvider>
  );
}

function Listed({ uid }: OrderListProps) {
  const { data, error, isFetching, refetch } = useQuery<readonly PlacedOrder[]>({
    queryKey: ["orders", uid],
    queryFn: async ({ signal }) => {
      const result = await callAsUser("ordersRoute", null, signal);
      if (result.ok) return result.answer;
      throw new CallError(result.failure);
    },
    // Without a network the call fails at once, and the list can say so.
    networkMode: "always",
    retry: false,
    gcTime: 0,
  });
  if (error && !isFetching) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!data) return <output className={classes.loading}>{controlTexts.loading}</output>;
  if (data.length === 0) return <Note className={classes.none}>{words.none}</Note>;
  return (
    <ul className={classes.orders} aria-label={words.list}>
      {data.map((order) => (
        <Order key={order.orderId} order={order} />
      ))}
    </ul>
  );
}

function Order({ order }: { readonly order: PlacedOrder }) {
  const { orderId, name, amount, currency, placedAt, changedAt, state } = order;
  const placed = dayOf(Date.parse(placedAt));
  return (
    <li className={classes.order}>
      <p className={classes.what}>
        <span>{`${name}, ${amount} ${currency}`}</span>
        <span className={classes.state} data-state={state}>
          {words.states[state]}
        </span>
      </p>
      <Note>
        {state === "PENDING" ? placed : words.placedAndChanged(placed, dayOf(Date.parse(changedAt)))}
      </Note>
      <OrderLine shownId={orderId} orderId={orderId} />
    </li>
  );
}

function Failed({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }) {
  const isExpired = error instanceof CallError && error.failure.code === "unauthenticated";
  return (
    <div className={classes.failed}>
      <ErrorLine>{error.message}</ErrorLine>
      <Button
        variant="default"
        onClick={({ currentTarget }) => {
          if (isExpired) return signInAgain(onAgain);
          focusAround(currentTarget);
          onAgain();
        }}
      >
        {isExpired ? accountTexts.signIn : controlTexts.tryAgain}
      </Button>
    </div>
  );
}
