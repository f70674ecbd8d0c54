// No function is known that has more prime implicants than the page's budget. Here that budget of a request for forms
// becomes 5 on its way to the Web Worker, where the real engine meets it; a request without the page's stays as it is.

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
