// Lowers the budget of prime implicants to 5 in requests for the forms of rows and for a product of sums, on their way to
// the Web Worker with the real engine: no known function exceeds the page's budget. Requests with another budget stay as
// they are.

import type { BrowserContext } from "playwright-core";
import { budgets } from "#contract/budgets.ts";

/** The first message starts the engine and has no request. */
interface Call {
  readonly operation?: string;
  readonly request?: { readonly primesMax?: number; readonly function?: { readonly primesMax?: number } };
}

export function allowFewPrimes(context: BrowserContext) {
  return context.addInitScript((primesMax) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, call: Call) {
      const { operation, request } = call;
      const limited = <Limited extends { readonly primesMax?: number }>(of: Limited): Limited =>
        of.primesMax === primesMax ? { ...of, primesMax: 5 } : of;
      if (operation === "forms" && request) return post.call(this, { ...call, request: limited(request) });
      if (!request?.function) return post.call(this, call);
      post.call(this, { ...call, request: { ...request, function: limited(request.function) } });
    };
  }, budgets.page.primesMax);
}
