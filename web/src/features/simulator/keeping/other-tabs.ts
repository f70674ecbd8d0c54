// What this tab does when another tab changes storage, and when the browser has taken this tab's lock.

import { keyOf } from "./circuit-storage.ts";
import { shownName } from "./core/names.ts";
import type { Opening } from "./opening.ts";
import { patienceMs, type KeeperParts } from "./parts.ts";

export interface OtherTabs {
  /** Another tab changed the text under this key, or under all. */
  changedElsewhere(key: string | null): void;
  /** The page came back from the browser's back/forward cache. */
  returned(): void;
}

export function createOtherTabs(parts: KeeperParts, { nameOfCopy }: Opening): OtherTabs {
  const { storage, current, session, snapshots, inTurn } = parts;
  const { locks, newId } = parts.environment;

  /** Gives the open circuit another id, so that neither of two tabs overwrites the other's circuit. */
  async function becomeCopy(): Promise<void> {
    const { name, state } = current.get();
    const id = newId();
    const names =
      state.parts.length === 0 ? { name: "" } : { name: nameOfCopy(name), copyOf: shownName(name) };
    current.change({ ...names, id, release: () => {} });
    session.write(id);
    current.write();
    const release = await locks.hold(keyOf(id), 0);
    if (release && current.get().id === id) current.change({ release });
    else release?.();
  }

  return {
    // Locks keep two tabs from opening one circuit, but a few browsers have no locks. Then this tab goes on with a copy.
    changedElsewhere(key) {
      const { id } = current.get();
      const isOwn = id !== "" && (key === null || key === keyOf(id));
      if (isOwn && current.isForeign()) void becomeCopy();
      storage.reload(key);
      // Another tab has deleted the circuit that is open here, so store it again.
      if (isOwn && !storage.has(id)) {
        current.change({});
        current.write();
      }
      snapshots.publish();
    },
    // Some browsers release a tab's locks while its page is in the back/forward cache.
    returned() {
      void inTurn(async () => {
        const { id, release } = current.get();
        release();
        const again = await locks.hold(keyOf(id), patienceMs);
        storage.reload(null);
        if (!again || current.isForeign()) {
          again?.();
          await becomeCopy();
        } else current.change({ release: again });
        await snapshots.refresh();
      });
    },
  };
}
