// The form that takes the buyer to the payment provider. It is posted as soon as it is drawn, in the same tab.

import { useEffect, useRef } from "react";
import { checkoutAddress } from "#config/checkout.ts";
import { checkoutFields, type Order } from "./core/checkout-fields.ts";

export function CheckoutForm({ order }: { readonly order: Order }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  if (checkoutAddress === null) return null;
  return (
    <form ref={form} method="post" action={checkoutAddress} hidden>
      {checkoutFields(order, window.location).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
