// A part of the page that is fetched when it is needed. A failed fetch is never kept: the next one asks the network
// again, also for the part's style sheets. The browser is passed in.

export interface Part<Loaded> {
  /** What was loaded; null before. */
  readonly loaded: () => Loaded | null;
  /** Fetches the part, unless it is there or on its way. Rejects with a `PartError`. */
  readonly load: () => Promise<Loaded>;
}

/**
 * `unreachable`: the server gave no answer. `outdated`: it no longer has the files of this page, because a newer
 * version has taken their place. `stuck`: it has them, but this browser will not fetch the part again.
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
  /** The addresses of the style sheets that failed and have not come since. */
  readonly failedStyles: () => Iterable<string>;
  /** Fetches them again; what fails again stays among them. */
  readonly fetchFailedStyles: () => Promise<unknown>;
  /** Asks the server for a file that belongs to this version of the page; rejects where there is no answer. */
  readonly askForOwnFile: () => Promise<{ readonly ok: boolean }>;
}

export function createPart<Loaded>(
  { failedStyles, fetchFailedStyles, askForOwnFile }: PartLoader,
  fetchModule: () => Promise<Loaded>,
): Part<Loaded> {
  let loaded: Loaded | null = null;
  let loading: Promise<Loaded> | null = null;
  /** Style sheets that failed with this part: it is not drawn without them, and other parts are. */
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
        // The server answers by now. A browser that keeps the failure of an import fails here without asking.
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
