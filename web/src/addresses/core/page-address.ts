// The page's address as it may leave the browser: without either query, because an expression may stand there.

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
