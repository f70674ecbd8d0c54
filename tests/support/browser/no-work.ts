// Answers without a proof: rows of functions that take work, and a page whose answers are given none, by a change of the
// requests on their way to the Web Worker with the real engine.

import type { BrowserContext } from "playwright-core";

/** About half of the rows, by a generator with a fixed seed. */
export function rowsOf(variables: number): string {
  let state = 1;
  return Array.from({ length: 2 ** variables }, (_, row) => row)
    .filter(() => {
      state = (state * 48271) % 2147483647;
      return state % 2 === 0;
    })
    .join(" ");
}

/** The first message starts the engine and has no request. */
export interface Call {
  readonly operation?: string;
  readonly request?: { readonly workMax?: number; readonly function?: { readonly workMax?: number } };
}

/** The first answers are given no work, so that a short search finds better ones. Searches have a budget of their own. */
export function allowNoWork(context: BrowserContext) {
  return context.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, call: Call) {
      const { operation, request } = call;
      const isSearch = operation === "search" || operation === "searchForm";
      if (isSearch || !request) return post.call(this, call);
      const limited =
        operation === "minimalForm"
          ? { ...request, function: { ...request.function, workMax: 0 } }
          : { ...request, ...(request.workMax !== undefined && { workMax: 0 }) };
      post.call(this, { ...call, request: limited });
    };
  });
}
