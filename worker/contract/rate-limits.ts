// How often one address or one user may call: the limits that routes name. wrangler.toml binds a counter with the same
// figures for each limit; a test compares the two.

export interface RateLimit {
  /** Calls of all routes that name this limit together. */
  readonly callsMax: number;
  /** The period in seconds; the platform counts over 10 or 60. */
  readonly periodS: 10 | 60;
  /** Whose calls are counted together. */
  readonly by: "address" | "user";
}

export const rateLimits = {
  /**
   * The calls that compute. A whole school may have one address: the limit then gives each of a hundred people three
   * calls a minute, besides the answers that their pages compute themselves.
   */
  solving: { callsMax: 300, periodS: 60, by: "address" },
  /** Each call may write an order. A person who mistypes a form needs a few. */
  ordering: { callsMax: 10, periodS: 60, by: "user" },
  /** The page asks five times for the status of a purchase, then four times a minute. */
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
