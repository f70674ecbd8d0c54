// Which circuit this tab has open, for a reload of it. Without a session storage a reload opens the latest.

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
        // The status of the other storage tells as much.
      }
    },
  };
}
