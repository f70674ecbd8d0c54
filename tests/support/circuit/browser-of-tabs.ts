// A browser for the keeper of circuits: storage that may be full, blocked or cleared, locks as the Web Locks API grants
// them, tabs that hear of each other's changes, and a clock that moves when it is told to.

import type { Browser } from "#features/simulator/keeping/browser.ts";
import { createKeeper, type Keeper } from "#features/simulator/keeping/keeper.ts";

type Listener = Parameters<Browser["listen"]>[0];

interface Waiting {
  readonly tab: number;
  readonly resolve: (release: (() => void) | null) => void;
}

interface Held {
  readonly tab: number;
  /** Who asked first comes first. */
  readonly waiting: Waiting[];
}

export interface Tab {
  readonly keeper: Keeper;
  readonly session: Map<string, string>;
  /** What the browser tells the page. */
  readonly tell: (event: "leaving" | "returned") => void;
  /** Ends without a word, its locks freed; its session storage survives. */
  readonly crash: () => void;
}

export function createBrowser({ withLocks = true } = {}) {
  const stored = new Map<string, string>();
  const held = new Map<string, Held>();
  const tabs = new Map<number, Listener>();
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  const writes: { readonly at: number; readonly key: string }[] = [];
  let time = 1_000_000;
  let charsMax = Number.POSITIVE_INFINITY;
  let isBlocked = false;
  let counter = 0;

  function free(name: string): void {
    const [next, ...waiting] = held.get(name)?.waiting ?? [];
    held.delete(name);
    if (!next) return;
    held.set(name, { tab: next.tab, waiting });
    next.resolve(freeOnce(name));
  }

  /** Of this grant alone: the lock may have been granted anew since. */
  function freeOnce(name: string): () => void {
    const granted = held.get(name);
    let isFree = false;
    return () => {
      if (!isFree && held.get(name) === granted) free(name);
      isFree = true;
    };
  }

  function storageOf(tab: number, texts: Map<string, string>, isShared: boolean): () => Storage {
    const changed = (key: string) => {
      if (!isShared) return;
      for (const [other, listener] of tabs)
        if (other !== tab) queueMicrotask(() => listener.changedElsewhere(key));
    };
    const storage: Storage = {
      get length() {
        return texts.size;
      },
      key: (index) => [...texts.keys()][index] ?? null,
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => {
        const others = [...texts].reduce((sum, [each, value]) => sum + (each === key ? 0 : value.length), 0);
        if (isShared && others + text.length > charsMax)
          throw new DOMException("Exceeded the quota.", "QuotaExceededError");
        if (isShared) writes.push({ at: time, key });
        if (texts.get(key) === text) return;
        texts.set(key, text);
        changed(key);
      },
      removeItem: (key) => {
        if (texts.delete(key)) changed(key);
      },
      clear: () => texts.clear(),
    };
    return () => {
      if (isBlocked) throw new DOMException("Access is denied for this document.", "SecurityError");
      return storage;
    };
  }

  function openTab(session: ReadonlyMap<string, string> = new Map()): Tab {
    counter += 1;
    const tab = counter;
    const own = new Map(session);
    let isGone = false;

    const keeper = createKeeper({
      storage: storageOf(tab, stored, true),
      session: storageOf(tab, own, false),
      hold: (name, patienceMs) =>
        new Promise((resolve) => {
          const lock = held.get(name);
          if (!withLocks) return resolve(() => {});
          if (!lock) {
            held.set(name, { tab, waiting: [] });
            return resolve(freeOnce(name));
          }
          if (patienceMs === 0) return resolve(null);
          lock.waiting.push({ tab, resolve });
          after(patienceMs, () => {
            const waiting = held.get(name)?.waiting ?? [];
            const at = waiting.findIndex((each) => each.resolve === resolve);
            if (at < 0) return;
            waiting.splice(at, 1);
            resolve(null);
          });
        }),
      held: () => Promise.resolve(new Set(held.keys())),
      now: () => time,
      after(ms, run) {
        return after(ms, () => !isGone && run());
      },
      newId: () => `id${(counter += 1)}`,
      listen(listener, signal) {
        tabs.set(tab, listener);
        signal.addEventListener("abort", () => tabs.delete(tab));
      },
    });

    return {
      keeper,
      session: own,
      tell: (event) => tabs.get(tab)?.[event](),
      crash() {
        isGone = true;
        tabs.delete(tab);
        for (const [name, lock] of held) if (lock.tab === tab) free(name);
      },
    };
  }

  function after(ms: number, run: () => void): () => void {
    counter += 1;
    const timer = counter;
    timers.set(timer, { at: time + ms, run });
    return () => timers.delete(timer);
  }

  return {
    stored,
    writes,
    openTab,
    limit: (chars: number) => {
      charsMax = chars;
    },
    block: (blocked: boolean) => {
      isBlocked = blocked;
    },
    /** The browser takes a lock without a word to its holder, who hears nothing until the given function is called. */
    loseLock(name: string): () => void {
      const tab = held.get(name)?.tab ?? 0;
      const listener = tabs.get(tab);
      tabs.delete(tab);
      free(name);
      return () => listener && tabs.set(tab, listener);
    },
    tellAll: (key: string | null) => {
      for (const listener of tabs.values()) listener.changedElsewhere(key);
    },
    async pass(ms: number): Promise<void> {
      const end = time + ms;
      for (;;) {
        await settled();
        const [timer, due] = [...timers].toSorted(([, one], [, other]) => one.at - other.at)[0] ?? [];
        if (timer === undefined || !due || due.at > end) break;
        time = due.at;
        timers.delete(timer);
        due.run();
      }
      time = end;
      await settled();
    },
  };
}

/** All that was promised has happened. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
