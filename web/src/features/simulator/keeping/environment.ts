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
   * Holds the lock until the given function is called; null where another tab holds it for longer than this tab is
   * willing to wait.
   */
  hold(name: string, patienceMs: number): Promise<(() => void) | null>;
  /** The names of all locks that any tab holds. */
  held(): Promise<ReadonlySet<string>>;
}

export interface Environment {
  readonly storage: TextStorage;
  /** This tab's own; a duplicated tab begins with a copy of it. */
  readonly session: TextStorage;
  readonly locks: Locks;
  /** In ms since 1970. */
  now(): number;
  /** Runs once after this time, unless the given function is called before. */
  after(ms: number, run: () => void): () => void;
  /** Random. */
  newId(): string;
  /** Until the given function is called. */
  listen(listener: {
    /** The page is hidden or left, perhaps for ever. */
    leaving(): void;
    /** The page comes back as it was left; meanwhile other tabs may have taken its locks. */
    returned(): void;
    /** Another tab changed what the storage has under this key, or under all. */
    changedElsewhere(key: string | null): void;
  }): () => void;
}
