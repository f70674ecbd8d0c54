// The checkout page: the order, the buyer, and a button for each result that a payment can have. For a faulty form it
// lists the faults instead.

import type { Context } from "hono";
import { html } from "hono/html";
import { respondPage, type Html } from "../../local/page.ts";
import { returnAddress, type CheckoutFields, type FieldFault } from "../checkout.ts";
import type { Payment } from "../ledger.ts";
import { answers, isPaid, type Answer } from "../payments.ts";
import { checkoutStyle as moreStyle } from "./style.ts";

const title = "Payment sandbox";
const notice = html`<p class="soft">
  This is the local payment sandbox. No money moves and no card is asked for.
</p>`;

export function respondFaults(context: Context, faults: readonly FieldFault[]) {
  const body = html`<p role="alert">This form cannot be paid. These fields are wrong:</p>
    <ul>
      ${faults.map(
        ({ field, sentence }) => html`<li class="card"><code>${field}</code> <span>${sentence}</span></li>`,
      )}
    </ul>`;
  return respondPage(context, { title, body, moreStyle }, 400);
}

export function respondNothing(context: Context) {
  const body = html`<p role="alert">There is no payment here. Press Buy Now in the app.</p>`;
  return respondPage(context, { title, body }, 404);
}

export function respondCheckout(context: Context, payment: Payment) {
  const { fields } = payment;
  const body = html`${notice} ${orderOf(fields)} ${isPaid(payment) ? done(payment) : form(fields)}`;
  // Browsers apply `form-action` to the redirects of a posted form too.
  const formOrigins = [fields.return_url, fields.cancel_url].map((address) => new URL(address).origin);
  return respondPage(context, { title, body, moreStyle, formOrigins: [...new Set(formOrigins)] });
}

function orderOf(fields: CheckoutFields): Html {
  const buyer = `${fields.first_name} ${fields.last_name}`;
  const place = `${fields.address}, ${fields.city}, ${fields.country}`;
  const rows: readonly (readonly [name: string, value: string])[] = [
    ["Order", fields.order_id],
    ["Items", fields.items],
    ["Buyer", buyer],
    ["E-mail", fields.email],
    ["Phone", fields.phone],
    ["Address", place],
  ];
  return html`<section class="card" aria-label="Order">
    <p class="amount">${fields.amount} <span>${fields.currency}</span></p>
    <dl>
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function form({ order_id }: CheckoutFields): Html {
  return html`<form method="post" action="/pay/answer">
    <input type="hidden" name="order_id" value="${order_id}" />
    <div class="buttons">${button("pay", "button")} ${button("decline")} ${button("cancel")}</div>
    <h2>Late, doubled and missing notifies</h2>
    <div class="buttons">${button("payLate")} ${button("payTwice")} ${button("payUnheard")}</div>
    <fieldset>
      <legend>Where order_id is appended</legend>
      <label><input type="radio" name="position" value="hash" checked /> After #</label>
      <label><input type="radio" name="position" value="query" /> In the page's query</label>
    </fieldset>
  </form>`;
}

function button(answer: Answer, kind: "button" | "button other" = "button other"): Html {
  return html`<button class="${kind}" name="answer" value="${answer}">${answers[answer]}</button>`;
}

function done({ fields }: Payment): Html {
  return html`<p role="status">This order is paid.</p>
    <p><a class="button" href="${returnAddress(fields, "hash")}">Back to the app</a></p>`;
}
