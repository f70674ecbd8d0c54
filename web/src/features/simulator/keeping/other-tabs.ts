// What this tab does when another tab changes storage, and when the browser has taken this tab's lock.

import { keyOf } from "./circuit-storage.ts";
import { shownName } from "./core/names.ts";
import type { Opening } from "./opening.ts";
import { patienceMs, type KeeperParts } from "./parts.ts";

export interface OtherTabs {
  /** Another tab changed the text under this key, or under all. */
  changedElsewhere(key: string | null): void;
  /** The page was set aside and came back. */
  returned(): void;
}

export function createOtherTabs(parts: KeeperParts, { nameOfCopy }: Opening): OtherTabs {
  const { storage, current, session, snapshots, inTurn } = parts;
  const { locks, newId } = parts.environment;

  /** The open circuit gets another id, so that neither tab writes over the other's. */
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
    // Locks keep two tabs from one circuit, but a few browsers have none.
    changedElsewhere(key) {
      const { id } = current.get();
      const isOwn = id !== "" && (key === null || key === keyOf(id));
      if (isOwn && current.isForeign()) void becomeCopy();
      storage.reload(key);
      // Another tab deleted it; the circuit that is open here is kept again.
      if (isOwn && !storage.has(id)) {
        current.change({});
        current.write();
      }
      snapshots.publish();
    },
    // Some browsers take a tab's locks while its page is set aside.
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
