// What the keeper of circuits uses of the browser: storage, locks, clock and events. A test gives others.

export type Browser = typeof thisBrowser;

export const thisBrowser = {
  /** A function, because with blocked storage even reading the property throws. */
  storage: (): Storage => window.localStorage,
  /** The storage of this tab; a duplicated tab begins with a copy of it. */
  session: (): Storage => window.sessionStorage,
  hold,
  held,
  /** In ms since 1970. */
  now: (): number => Date.now(),
  /** Runs once after this time, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
  /** A random id. */
  newId: (): string =>
    [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join(""),
  listen,
};

/**
 * Takes the lock and returns the function that releases it; null if another tab holds the lock for longer than
 * `patienceMs`.
 */
async function hold(name: string, patienceMs: number): Promise<(() => void) | null> {
  const signal = patienceMs > 0 ? AbortSignal.timeout(patienceMs) : null;
  try {
    return await new Promise((resolve, reject) => {
      const use = (lock: Lock | null) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(null);
      navigator.locks.request(name, signal ? { signal } : { ifAvailable: true }, use).catch(reject);
    });
  } catch {
    // Any other failure means that the browser has no locks for this page, which then goes on without them; see
    // `changedElsewhere` in keeper.ts.
    return signal?.aborted ? null : () => {};
  }
}

/** The names of all locks that any tab holds. */
async function held(): Promise<ReadonlySet<string | undefined>> {
  try {
    return new Set((await navigator.locks.query()).held?.map(({ name }) => name));
  } catch {
    return new Set();
  }
}

interface Listener {
  /** The page is hidden or left, and may never return. */
  leaving(): void;
  /** The page is restored as it was left. Other tabs may have taken its locks meanwhile. */
  returned(): void;
  /** Another tab changed the storage under this key, or under all keys for null. */
  changedElsewhere(key: string | null): void;
}

/** Listens until the signal aborts. */
function listen({ leaving, returned, changedElsewhere }: Listener, signal: AbortSignal): void {
  window.addEventListener("pagehide", leaving, { signal });
  document.addEventListener("visibilitychange", () => document.hidden && leaving(), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && returned(), { signal });
  window.addEventListener("storage", ({ key }) => changedElsewhere(key), { signal });
}
