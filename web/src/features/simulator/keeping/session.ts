// Remembers which circuit this tab has open, for a reload. Without session storage a reload opens the latest circuit.

import type { TextStorage } from "./environment.ts";
import type { CircuitId } from "./keeper.ts";

const key = "circuit";

export interface Session {
  read(): CircuitId | null;
  write(id: CircuitId): void;
}

export function createSession(storage: TextStorage): Session {
  return {
    read() {
      try {
        return storage.read(key);
      } catch {
        return null;
      }
    },
    write(id) {
      try {
        storage.write(key, id);
      } catch {
        // No message is needed: the status of the circuits' storage shows that storage is blocked.
      }
    },
  };
}
