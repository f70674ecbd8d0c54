// No function is known that has more prime implicants than the page's budget. Here that budget becomes 5 on its
// way to the Web Worker, where the real engine meets it, in requests for the forms of rows and for a product of sums; a
// request without the page's stays as it is.

import type { BrowserContext } from "playwright-core";
import { budgets } from "#contract/budgets.ts";

interface Call {
  readonly operation: string;
  readonly request: { readonly primesMax?: number; readonly form?: string };
}

export function allowFewPrimes(context: BrowserContext) {
  return context.addInitScript((primesMax) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, call: Call) {
      const { operation, request } = call;
      const asked = operation === "forms" || request.form === "pos";
      const isMet = asked && request.primesMax === primesMax;
      post.call(this, isMet ? { ...call, request: { ...request, primesMax: 5 } } : call);
    };
  }, budgets.page.primesMax);
}
