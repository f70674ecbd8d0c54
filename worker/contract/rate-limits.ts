// How often one address, one user or all free callers together may do what costs: the limits that routes name, and those
// of the work that a free call asks for. wrangler.toml binds a counter with the same figures for each limit; a test
// compares the two.

export interface RateLimit {
  /** Calls of all routes that name this limit together; of a limit of work, the times that it was granted. */
  readonly callsMax: number;
  /** The period in seconds; the platform counts over 10 or 60. */
  readonly periodS: 10 | 60;
  /**
   * Whose calls are counted together. `address` is an IPv4 address or the first 64 bits of an IPv6 address, `network` an
   * IPv4 address or the first 48 bits, which one customer may have; `all` is every caller at one location of the platform.
   */
  readonly by: "address" | "network" | "user" | "all";
}

export const rateLimits = {
  /**
   * The free calls that compute, and the calls whose token is missing or is no token. A whole school may have one
   * address: the limit then gives each of a hundred people three calls a minute, besides the answers that their pages
   * compute themselves.
   */
  solving: { callsMax: 300, periodS: 60, by: "address" },
  /** Free calls that take more work than a small one, such as those about functions of more than 8 variables. */
  large: { callsMax: 30, periodS: 60, by: "network" },
  /** Free calls that take the whole work of a call (`budgets.worker`) after the first cover was not proved. */
  searching: { callsMax: 6, periodS: 60, by: "network" },
  /** The same for all free callers together. A bot with many addresses takes these from others, and nothing else. */
  everyone: { callsMax: 60, periodS: 60, by: "all" },
  /** Tokens whose signature has to be checked and was not found good before, whatever the check finds. */
  tokens: { callsMax: 600, periodS: 60, by: "network" },
  /** The calls of a signed-in user that compute. A page checks own lines about once in three seconds at most. */
  premium: { callsMax: 60, periodS: 60, by: "user" },
  /** Each call may write an order. A person who mistypes a form needs a few. */
  ordering: { callsMax: 10, periodS: 60, by: "user" },
  /** The page asks six times in 20 s for the status of a purchase, then four times a minute. */
  asking: { callsMax: 60, periodS: 60, by: "address" },
  /** The packages for sale and the merchant's id: two calls for a visit to the packages and for an order. */
  browsing: { callsMax: 300, periodS: 60, by: "address" },
  /**
   * The account's package, its orders and its deletion. The page loads package and orders again when its visitor comes
   * back.
   */
  account: { callsMax: 60, periodS: 60, by: "user" },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** The limits by which a caller is refused. Past one of all callers, an answer takes less work. */
export type RefusingLimit = {
  [Name in RateLimitName]: (typeof rateLimits)[Name]["by"] extends "all" ? never : Name;
}[RateLimitName];
