// Where a visitor without Premium pressed one of its features last. It is kept in the browser's tab, because a buyer leaves the
// page for the payment provider's. Storage may be blocked: then there is no way back.

const key = "wayBack";

export interface PressedAt {
  /** The path after the `#`, with its query. */
  readonly address: string;
  /** The state of the entry, which has what is too long for the address. */
  readonly state: unknown;
}

export function keepWayBack(at: PressedAt): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(at)));
}

/** The kept text; null for none. */
export function readWayBack(): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? null;
}

export function forgetWayBack(): void {
  withStorage((storage) => storage.removeItem(key));
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
