// The keeper of circuits with the browser's storage, locks, clock and events.

import { createKeeper } from "./create-keeper.ts";
import type { Environment, Locks, TextStorage } from "./environment.ts";
import type { Keeper } from "./keeper.ts";

export function keepInBrowser(): Keeper {
  return createKeeper({
    storage: textStorageOf(() => window.localStorage),
    session: textStorageOf(() => window.sessionStorage),
    locks: "locks" in navigator ? browserLocks : noLocks,
    now: () => Date.now(),
    after(ms, run) {
      const timer = window.setTimeout(run, ms);
      return () => window.clearTimeout(timer);
    },
    newId: () => [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join(""),
    listen,
  });
}

/** `storage` is a function, because with blocked storage even reading the property `localStorage` throws. */
function textStorageOf(storage: () => Storage): TextStorage {
  return {
    keys: () => Object.keys(storage()),
    read: (key) => storage().getItem(key),
    write: (key, text) => storage().setItem(key, text),
    remove: (key) => storage().removeItem(key),
  };
}

const browserLocks: Locks = {
  hold: (name, patienceMs) =>
    new Promise((resolve) => {
      const patience = new AbortController();
      const timer = patienceMs > 0 ? window.setTimeout(() => patience.abort(), patienceMs) : undefined;
      const options = patienceMs > 0 ? { signal: patience.signal } : { ifAvailable: true };
      navigator.locks
        .request(name, options, (lock) => {
          window.clearTimeout(timer);
          return lock ? new Promise<void>((release) => resolve(release)) : resolve(null);
        })
        // Aborted means that another tab has the lock. Any other error means that the browser refuses locks to this
        // page, which then goes on without them.
        .catch(() => resolve(patience.signal.aborted ? null : () => {}));
    }),
  held: () =>
    navigator.locks.query().then(
      ({ held = [] }) => new Set(held.flatMap(({ name }) => (name === undefined ? [] : [name]))),
      () => new Set(),
    ),
};

/** For pages that are not a secure context and have no locks; see `changedElsewhere` in other-tabs.ts. */
const noLocks: Locks = {
  hold: () => Promise.resolve(() => {}),
  held: () => Promise.resolve(new Set()),
};

const listen: Environment["listen"] = ({ leaving, returned, changedElsewhere }) => {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("pagehide", leaving, { signal });
  document.addEventListener("visibilitychange", () => document.hidden && leaving(), { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && returned(), { signal });
  window.addEventListener("storage", ({ key }) => changedElsewhere(key), { signal });
  return () => listening.abort();
};
