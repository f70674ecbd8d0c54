// Lowers the budget of prime implicants to 5 in requests for the forms of rows and for a product of sums, on their way to
// the Web Worker with the real engine: no known function exceeds the page's budget. Requests with another budget stay as
// they are.

import type { BrowserContext } from "playwright-core";
import { budgets } from "#contract/budgets.ts";

/** The first message starts the engine and has no request. */
interface Call {
  readonly operation?: string;
  readonly request?: { readonly primesMax?: number; readonly form?: string };
}

export function allowFewPrimes(context: BrowserContext) {
  return context.addInitScript((primesMax) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, call: Call) {
      const { operation, request } = call;
      const asked = operation === "forms" || request?.form === "pos";
      const isMet = asked && request?.primesMax === primesMax;
      post.call(this, isMet ? { ...call, request: { ...request, primesMax: 5 } } : call);
    };
  }, budgets.page.primesMax);
}
