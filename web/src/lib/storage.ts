// Texts that the page keeps in the browser. Nothing throws: storage may be blocked or full, or hold any text.

/** `browser`: for all tabs, until it is removed. `tab`: for this tab, until it is closed. */
export type Keeper = "browser" | "tab";

/** The stored text; null when there is none or storage is blocked. */
export function readText(key: string, keeper: Keeper = "browser"): string | null {
  try {
    return storageOf(keeper).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; false when storage is blocked or full. */
export function writeText(key: string, text: string, keeper: Keeper = "browser"): boolean {
  try {
    storageOf(keeper).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes a text; blocked storage has none to remove. */
export function removeText(key: string, keeper: Keeper = "browser"): void {
  try {
    storageOf(keeper).removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

function storageOf(keeper: Keeper): Storage {
  return keeper === "tab" ? window.sessionStorage : window.localStorage;
}
