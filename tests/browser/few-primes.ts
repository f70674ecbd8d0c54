// Lowers the budget of prime implicants to 5 in requests for forms, on their way to the Web Worker with the real
// engine: no known function exceeds the page's budget. Requests with another budget stay as they are.

import type { BrowserContext } from "playwright-core";
import { budgets } from "#contract/budgets.ts";

interface Call {
  readonly op: string;
  readonly request: { readonly primesMax?: number };
}

export function allowFewPrimes(context: BrowserContext) {
  return context.addInitScript((primesMax) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, call: Call) {
      const { op, request } = call;
      const isMet = op === "forms" && request.primesMax === primesMax;
      post.call(this, isMet ? { ...call, request: { ...request, primesMax: 5 } } : call);
    };
  }, budgets.page.primesMax);
}
