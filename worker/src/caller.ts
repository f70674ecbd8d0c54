// Who makes a call, as far as the answer depends on it.

export type Caller = { readonly kind: "none" } | { readonly kind: "premium" };

/** Finds out who sent the request. */
export type CallerOf = (request: Request) => Promise<Caller>;
