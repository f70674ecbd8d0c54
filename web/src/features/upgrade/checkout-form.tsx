// The form that takes the buyer to the payment provider. It is posted as soon as it is drawn, in the same tab, and its
// order is stored in the browser at that moment.

import { useEffect, useRef } from "react";
import { checkoutAddress } from "#config/checkout.ts";
import { checkoutFields, type Order } from "./core/checkout-fields.ts";
import { postedOrder } from "./core/kept-order.ts";
import { keepOrder } from "./kept-order.ts";

interface CheckoutFormProps {
  /** The uid of the user who orders. */
  readonly uid: string;
  readonly order: Order;
}

export function CheckoutForm({ uid, order }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { orderId, wanted } = order;
  useEffect(() => {
    if (form.current === null) return;
    keepOrder(postedOrder({ uid, orderId, name: wanted.name, atMs: Date.now() }));
    form.current.submit();
  }, [uid, orderId, wanted]);
  if (checkoutAddress === null) return null;
  return (
    <form ref={form} method="post" action={checkoutAddress} hidden>
      {checkoutFields(order, window.location).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
