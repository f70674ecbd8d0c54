// Which requests the service worker answers, and the names that it shares with the page. Pure.

export interface RequestLine {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Begins the name of every cache of ours. */
export const cachePrefix = "page-";

/** Begins the name of the lock that each tab holds; the path of its own script follows. */
export const tabLockPrefix = "tab ";

/** The path under which the page itself is kept, whatever its address and query. */
export const pagePath = "/";

/** Whether the file's name has a hash of its content: then the same name means the same bytes in every build. */
export function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}

/**
 * The path under which an answer is kept; null for requests that the worker leaves to the browser: the API, other
 * origins, other methods than GET, and every address that is neither the page nor one of its files.
 */
export function keptPath(
  { method, mode, url }: RequestLine,
  origin: string,
  listed: ReadonlySet<string>,
): string | null {
  if (method !== "GET" || !url.startsWith(`${origin}/`)) return null;
  const [path = ""] = url.slice(origin.length).split(/[?#]/);
  if (mode === "navigate") return path === pagePath || path === "/index.html" ? pagePath : null;
  return listed.has(path) || isHashed(path) ? path : null;
}
