// Texts that the page keeps in the browser. Nothing throws: storage may be blocked or full, or hold any text.

/** The stored text; null when there is none or storage is blocked. */
export function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; false when storage is blocked or full. */
export function writeText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes a text; blocked storage has none to remove. */
export function removeText(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
