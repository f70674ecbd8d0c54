// How often one address may call: the limits that routes name. wrangler.toml binds a counter for each with the same
// figures, to which a test holds it.

export interface RateLimit {
  /** Calls of all routes that name this limit together. */
  readonly callsMax: number;
  /** In how many seconds; the platform counts over 10 or 60. */
  readonly periodS: 10 | 60;
}

export const rateLimits = {
  /**
   * The calls that work something out. A school may have one address: this is three calls a minute for each of a hundred
   * people, besides what their pages work out themselves.
   */
  solving: { callsMax: 300, periodS: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
