// The parts of the browser that the keeper of circuits uses: storage, locks, clock and events. A test gives others.

/** Like `localStorage` and `sessionStorage`: each call may throw. */
export interface TextStorage {
  keys(): readonly string[];
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

export interface Locks {
  /**
   * Takes the lock and returns the function that releases it; null if another tab holds the lock for longer than
   * `patienceMs`.
   */
  hold(name: string, patienceMs: number): Promise<(() => void) | null>;
  /** The names of all locks that any tab holds. */
  held(): Promise<ReadonlySet<string>>;
}

export interface Environment {
  readonly storage: TextStorage;
  /** The storage of this tab; a duplicated tab begins with a copy of it. */
  readonly session: TextStorage;
  readonly locks: Locks;
  /** In ms since 1970. */
  now(): number;
  /** Runs once after this time, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void;
  /** A random id. */
  newId(): string;
  /** Listens until the returned function is called. */
  listen(listener: {
    /** The page is hidden or left, and may never return. */
    leaving(): void;
    /** The page is restored as it was left. Other tabs may have taken its locks meanwhile. */
    returned(): void;
    /** Another tab changed the storage under this key, or under all keys for null. */
    changedElsewhere(key: string | null): void;
  }): () => void;
}
