// Dates on the screen of the packages: in the visitor's language and time zone.

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** Milliseconds since the epoch. */
export function dayOf(ms: number): string {
  return dates.format(ms);
}
