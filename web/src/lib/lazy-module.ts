// A module that is fetched when it is needed. A failed fetch is never kept: the next fetch asks the network again, for the
// module's style sheets too. The browser's functions are passed in.

/** The event that the page dispatches when a lazy view is drawn and has read its address. */
export const lazyDrawn = "lazydrawn";

export interface LazyModule<Loaded> {
  /** The loaded module; null until it is loaded. */
  readonly loaded: () => Loaded | null;
  /** Fetches the module, unless it is loaded or loading. Rejects with a `LazyError`. */
  readonly load: () => Promise<Loaded>;
}

/**
 * `unreachable`: the server gave no answer. `outdated`: it no longer has the files of this page, because a newer
 * version has replaced them. `stuck`: it has them, but this browser will not fetch the module again.
 */
export type LazyFailure = "unreachable" | "outdated" | "stuck";

export class LazyError extends Error {
  readonly failure: LazyFailure;

  constructor(failure: LazyFailure, cause: unknown) {
    super(`A module of the page is ${failure}.`, { cause });
    this.failure = failure;
  }
}

export interface LazyLoader {
  /** The addresses of the style sheets that failed and have not loaded since. */
  readonly failedStyles: () => Iterable<string>;
  /** Fetches those style sheets again; one that fails again stays in the list. */
  readonly fetchFailedStyles: () => Promise<unknown>;
  /** Asks the server for a file that belongs to this version of the page; rejects if there is no answer. */
  readonly askForOwnFile: () => Promise<{ readonly ok: boolean }>;
}

export function createLazyModule<Loaded>(
  { failedStyles, fetchFailedStyles, askForOwnFile }: LazyLoader,
  fetchModule: () => Promise<Loaded>,
): LazyModule<Loaded> {
  let loaded: Loaded | null = null;
  let loading: Promise<Loaded> | null = null;
  /** Style sheets that failed with this module: it is not used without them, but other modules are. */
  const ownStyles = new Set<string>();

  async function attempt(): Promise<Loaded> {
    await fetchFailedStyles();
    const before = new Set(failedStyles());
    if ([...ownStyles].some((style) => before.has(style)))
      throw new Error("A style sheet of the module could not be fetched.");
    try {
      return await fetchModule();
    } catch (reason) {
      for (const style of failedStyles()) if (!before.has(style)) ownStyles.add(style);
      throw reason;
    }
  }

  async function load(): Promise<Loaded> {
    try {
      loaded = await attempt().catch(async (reason: unknown) => {
        const failure = await currentFailure();
        if (failure !== "stuck") throw new LazyError(failure, reason);
        // The server answers again. A browser that caches the failure of an import rejects here without asking the
        // server.
        return attempt().catch((again: unknown) => {
          throw new LazyError("stuck", again);
        });
      });
      return loaded;
    } finally {
      loading = null;
    }
  }

  async function currentFailure(): Promise<LazyFailure> {
    try {
      return (await askForOwnFile()).ok ? "stuck" : "outdated";
    } catch {
      return "unreachable";
    }
  }

  return {
    loaded: () => loaded,
    load: () => {
      if (loaded !== null) return Promise.resolve(loaded);
      return (loading ??= load());
    },
  };
}
