// How often one address or one user may call: the limits that routes name. wrangler.toml binds a counter for each with the same
// figures, to which a test holds it.

export interface RateLimit {
  /** Calls of all routes that name this limit together. */
  readonly callsMax: number;
  /** In how many seconds; the platform counts over 10 or 60. */
  readonly periodS: 10 | 60;
  /** Whose calls are counted together. */
  readonly by: "address" | "user";
}

export const rateLimits = {
  /**
   * The calls that work something out. A school may have one address: this is three calls a minute for each of a hundred
   * people, besides what their pages work out themselves.
   */
  solving: { callsMax: 300, periodS: 60, by: "address" },
  /** Each call may write an order. A person who mistypes a form needs a few. */
  ordering: { callsMax: 10, periodS: 60, by: "user" },
  /** The page asks five times for a purchase, then four times a minute. */
  asking: { callsMax: 60, periodS: 60, by: "address" },
  /** What is sold, and to whom it is paid: two calls for a visit of the packages and for an order. */
  browsing: { callsMax: 300, periodS: 60, by: "address" },
  /** What belongs to the account: its package, its orders, its end. A page asks for them when its visitor comes back. */
  account: { callsMax: 60, periodS: 60, by: "user" },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
