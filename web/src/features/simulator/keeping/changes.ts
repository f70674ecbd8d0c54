// Renames, duplicates and removes kept circuits, whether they are open in this tab or not.

import { cleanName } from "#circuit/core/file/saved.ts";
import { keyOf } from "./circuit-storage.ts";
import type { CircuitId, Keeper, Opened, Removed } from "./keeper.ts";
import type { Opening } from "./opening.ts";
import type { KeeperParts } from "./parts.ts";

export type Changes = Pick<Keeper, "rename" | "duplicate" | "remove">;

export function createChanges(parts: KeeperParts, opening: Opening): Changes {
  const { storage, current, snapshots, withLock, inTurn } = parts;
  const { locks, now, newId } = parts.environment;

  async function putBack(id: CircuitId, text: string, instead: Opened | null): Promise<Opened | null> {
    storage.putBack(id, text);
    snapshots.publish();
    const { id: openId, state, name } = current.get();
    const isUntouched = openId === instead?.id && state.parts.length === 0 && name === "";
    return isUntouched ? opening.open(id) : null;
  }

  return {
    async rename(id, text) {
      const name = cleanName(text);
      if (id === current.get().id) {
        current.change({ name });
        current.write();
        return true;
      }
      return withLock(id, 0, {
        held(record, release) {
          storage.write(id, { ...record, saved: { ...record.saved, name } });
          release();
          snapshots.publish();
          return true;
        },
        elsewhere: () => false,
        missing: () => false,
      });
    },
    async duplicate(id) {
      current.write();
      const record = storage.read(id);
      if (!record?.ok) return false;
      const { saved } = record.value;
      const copy = { ...saved, name: opening.nameOfCopy(saved.name) };
      storage.write(newId(), { ...record.value, saved: copy, changedAt: now() });
      snapshots.publish();
      return true;
    },
    async remove(id): Promise<Removed | null> {
      current.write();
      const isOpen = id === current.get().id;
      const release = isOpen ? () => {} : await locks.hold(keyOf(id), 0);
      const text = storage.text(id);
      if (text === null || !release) {
        release?.();
        return null;
      }
      const opened = isOpen ? await opening.openNew(null) : null;
      storage.remove(id);
      release();
      snapshots.publish();
      return { opened, undo: () => inTurn(() => putBack(id, text, opened)) };
    },
  };
}
