// The payments, newest first, with the provider's possible actions: send the notify again, be paid again,
// charge back, refund.

import type { Context } from "hono";
import { html } from "hono/html";
import { formatAmount } from "#contract/money.ts";
import { respondPage, type Html } from "../../local/page.ts";
import type { Payment, PaymentState } from "../ledger.ts";
import type { Services } from "../services.ts";
import { listStyle as moreStyle } from "./style.ts";

/** The last part of the path that a button posts to. */
const actions = {
  again: "Send again",
  payAgain: "Pay again",
  chargeback: "Charge back",
  refundHalf: "Refund half",
  refund: "Refund",
} as const;

const names: Readonly<Record<PaymentState, string>> = {
  OPEN: "Open",
  DECLINED: "Declined",
  CANCELLED: "Cancelled",
  RECEIVED: "Received",
  REFUNDED: "Refunded",
  CHARGEBACKED: "Charged back",
};

const columns = ["Order", "Amount", "State", "Last notify", "Actions"] as const;
const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });

export function respondList({ ledger }: Services, context: Context) {
  const payments = ledger.payments();
  const body = html`<p class="soft">
      The payments of the local sandbox. The provider tells nobody of a refund:
      <code>npm run orders -- reconcile</code> does. Reload the page to see new payments.
    </p>
    ${payments.length === 0 ? html`<p>No payments yet. Press Buy Now in the app.</p>` : tableOf(payments)}`;
  return respondPage(context, { title: "Payments", body, moreStyle });
}

// A narrow window shows the table as cards by `display`, and browsers then drop the table's roles; so they are
// explicit.
function tableOf(payments: readonly Payment[]): Html {
  return html`<table role="table" aria-label="Payments">
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${payments.map(rowOf)}
    </tbody>
  </table>`;
}

function rowOf(payment: Payment): Html {
  const { paymentId, state, createdAtMs, statusCode, fields } = payment;
  const isReceived = state === "RECEIVED";
  return html`<tr role="row" aria-label="${fields.order_id}">
    <td role="cell">
      <strong>${fields.order_id}</strong>
      <span class="soft">
        ${fields.items},
        <time datetime="${new Date(createdAtMs).toISOString()}">${time.format(createdAtMs)}</time>
      </span>
    </td>
    <td role="cell">${fields.amount} ${fields.currency}</td>
    <td role="cell">${names[state]}${refundedOf(payment)}</td>
    <td role="cell">${notifiedOf(payment)}</td>
    <td role="cell">
      <form class="buttons" method="post" action="/payments/${paymentId}">
        ${button("again", statusCode !== null)} ${button("payAgain", isReceived)}
        ${button("chargeback", isReceived)} ${button("refundHalf", isReceived)}
        ${button("refund", isReceived)}
      </form>
    </td>
  </tr>`;
}

/** Of a payment that was given back in part. */
function refundedOf({ state, refundedCents }: Payment): Html {
  if (state !== "RECEIVED" || refundedCents === 0) return html``;
  return html` <span class="soft">${formatAmount(refundedCents)} refunded</span>`;
}

function notifiedOf({ notified, notifiesTotal }: Payment): Html {
  if (!notified) return html`None`;
  const answer = notified.httpStatus === null ? "no answer" : `HTTP ${notified.httpStatus}`;
  return html`Code ${notified.statusCode}, ${answer} <span class="soft">${notifiesTotal} sent</span>`;
}

function button(action: keyof typeof actions, isOffered: boolean): Html {
  return html`<button class="button other" name="action" value="${action}" ${isOffered ? "" : "disabled"}>
    ${actions[action]}
  </button>`;
}
