// A part of the page that is fetched when it is needed. A failed fetch is never kept: the next fetch asks the network
// again, for the part's style sheets too. The browser's functions are passed in.

export interface Part<Loaded> {
  /** The loaded module's export; null until it is loaded. */
  readonly loaded: () => Loaded | null;
  /** Fetches the part, unless it is loaded or loading. Rejects with a `PartError`. */
  readonly load: () => Promise<Loaded>;
}

/**
 * `unreachable`: the server gave no answer. `outdated`: it no longer has the files of this page, because a newer
 * version has replaced them. `stuck`: it has them, but this browser will not fetch the part again.
 */
export type PartFailure = "unreachable" | "outdated" | "stuck";

export class PartError extends Error {
  readonly failure: PartFailure;

  constructor(failure: PartFailure, cause: unknown) {
    super(`A part of the page is ${failure}.`, { cause });
    this.failure = failure;
  }
}

export interface PartLoader {
  /** The addresses of the style sheets that failed and have not loaded since. */
  readonly failedStyles: () => Iterable<string>;
  /** Fetches those style sheets again; one that fails again stays in the list. */
  readonly fetchFailedStyles: () => Promise<unknown>;
  /** Asks the server for a file that belongs to this version of the page; rejects if there is no answer. */
  readonly askForOwnFile: () => Promise<{ readonly ok: boolean }>;
}

export function createPart<Loaded>(
  { failedStyles, fetchFailedStyles, askForOwnFile }: PartLoader,
  fetchModule: () => Promise<Loaded>,
): Part<Loaded> {
  let loaded: Loaded | null = null;
  let loading: Promise<Loaded> | null = null;
  /** Style sheets that failed with this part: this part is not drawn without them, but other parts are. */
  const ownStyles = new Set<string>();

  async function attempt(): Promise<Loaded> {
    await fetchFailedStyles();
    const before = new Set(failedStyles());
    if ([...ownStyles].some((style) => before.has(style)))
      throw new Error("A style sheet of the part could not be fetched.");
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
        if (failure !== "stuck") throw new PartError(failure, reason);
        // The server answers again. A browser that caches the failure of an import rejects here without asking the
        // server.
        return attempt().catch((again: unknown) => {
          throw new PartError("stuck", again);
        });
      });
      return loaded;
    } finally {
      loading = null;
    }
  }

  async function currentFailure(): Promise<PartFailure> {
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
