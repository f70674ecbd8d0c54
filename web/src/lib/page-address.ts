// The page's address for use outside the browser: without the query before or after the `#`, because either may
// contain an expression.

interface PageLocation {
  readonly origin: string;
  readonly pathname: string;
  readonly hash: string;
}

/** For example `https://host/#/simplify`. */
export function addressWithoutQuery({ origin, pathname, hash }: PageLocation): string {
  const path = hash.replace(/^#/, "").split("?", 1)[0] ?? "";
  return `${origin}${pathname}${path === "" ? "" : `#${path}`}`;
}
