// The sandbox as a Hono app: the check who may call it, then the checkout, the list of payments and the merchant's API.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { FileFault } from "../local/files.ts";
import { refusalOf } from "../local/loopback.ts";
import { respondPage } from "../local/page.ts";
import { readCheckout } from "./checkout.ts";
import { createMerchantApi } from "./merchant-api.ts";
import { respondCheckout, respondFaults, respondNothing } from "./pages/checkout.ts";
import { respondList } from "./pages/list.ts";
import {
  chargeBack,
  isAnswer,
  notify,
  openPayment,
  payAgain,
  refund,
  refundHalf,
  settle,
} from "./payments.ts";
import type { Services } from "./services.ts";

const bodyBytesMax = 64 * 1024;
const refused = "The sandbox refuses";
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

export function createPaymentApp(services: Services): Hono {
  const { ledger, merchant } = services;
  const app = new Hono();

  app.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    const refusal = refusalOf(context.req.header("Host"), context.req.header("Origin"));
    if (refusal !== null)
      return respondPage(context, { title: refused, body: html`<p role="alert">${refusal}</p>` }, 403);
    return next();
  });
  app.use(
    bodyLimit({
      maxSize: bodyBytesMax,
      onError: (context) => {
        const body = html`<p role="alert">The request is larger than 64 KiB.</p>`;
        return respondPage(context, { title: refused, body }, 413);
      },
    }),
  );

  // Paths below /pay/ are also at the address of the page: web/build/local-proxy.ts.
  app.post("/pay/checkout", async (context) => {
    if (!formType.test(context.req.header("Content-Type") ?? ""))
      return respondFaults(context, [{ field: "Content-Type", sentence: "must be that of a form." }]);
    const checkout = readCheckout(new URLSearchParams(await context.req.text()), merchant);
    if (!checkout.ok) return respondFaults(context, checkout.faults);
    const { fields } = openPayment(services, checkout.fields);
    // Redirect after the POST, so that Back and Reload can show the page again.
    return context.redirect(`/pay/checkout?${new URLSearchParams({ order_id: fields.order_id })}`, 303);
  });

  app.get("/pay/checkout", (context) => {
    const payment = ledger.ofOrder(context.req.query("order_id") ?? "");
    return payment ? respondCheckout(context, payment) : respondNothing(context);
  });

  app.post("/pay/answer", async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const payment = ledger.ofOrder(form.get("order_id") ?? "");
    const answer = form.get("answer") ?? "";
    if (!payment || !isAnswer(answer)) return respondNothing(context);
    const position = form.get("position") === "query" ? "query" : "hash";
    return context.redirect(await settle(services, payment, answer, position), 303);
  });

  app.get("/", (context) => respondList(services, context));

  app.post("/payments/:paymentId", async (context) => {
    const payment = ledger.byId(context.req.param("paymentId"));
    if (!payment) return respondNothing(context);
    const action = new URLSearchParams(await context.req.text()).get("action");
    if (action === "again") await notify(services, payment.paymentId);
    else if (action === "chargeback") await chargeBack(services, payment);
    else if (action === "payAgain") await payAgain(services, payment);
    else if (action === "refundHalf") refundHalf(services, payment);
    else if (action === "refund") refund(services, payment);
    return context.redirect("/", 303);
  });

  app.route("/merchant/v1", createMerchantApi(services));

  app.notFound((context) => {
    const body = html`<p role="alert">The payment sandbox has nothing at this path.</p>`;
    return respondPage(context, { title: "Nothing here", body }, 404);
  });
  app.onError((fault, context) => {
    // The message of another fault could contain a part of the request.
    const told = fault instanceof FileFault ? fault.message : `${fault.name} at ${context.req.path}`;
    console.error(`Payment sandbox: ${told}`);
    const body = html`<p role="alert">The payment sandbox failed. The terminal says why.</p>`;
    return respondPage(context, { title: "The sandbox failed", body }, 500);
  });
  return app;
}
