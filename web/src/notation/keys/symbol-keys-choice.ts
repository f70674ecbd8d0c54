// Whether a text on touch is typed by the page's own keys or by the system's keyboard. The choice lasts for the session.

import { useSyncExternalStore, type InputHTMLAttributes } from "react";

/** The keys that a field needs: for an expression or for a list of numbers. */
export type KeysKind = "boolean" | "mint";

/** `none` where the pointer is fine: the device has a keyboard. */
export type TouchKeys = "none" | "own" | "system";

const storageKey = "keys";
const touch = "(pointer: coarse)";
const listeners = new Set<() => void>();
let chosen: "own" | "system" | null = null;

function current(): TouchKeys {
  if (!window.matchMedia(touch).matches) return "none";
  chosen ??= stored();
  return chosen;
}

export function chooseKeys(keys: "own" | "system"): void {
  chosen = keys;
  try {
    window.sessionStorage.setItem(storageKey, keys);
  } catch {
    // Where storage is blocked, the choice lasts as long as the page.
  }
  for (const heard of listeners) heard();
}

function stored(): "own" | "system" {
  try {
    return window.sessionStorage.getItem(storageKey) === "system" ? "system" : "own";
  } catch {
    return "own";
  }
}

function subscribe(heard: () => void): () => void {
  const query = window.matchMedia(touch);
  query.addEventListener("change", heard);
  listeners.add(heard);
  return () => {
    query.removeEventListener("change", heard);
    listeners.delete(heard);
  };
}

export function useTouchKeys(): TouchKeys {
  return useSyncExternalStore(subscribe, current, () => "none");
}

/** The attributes by which the keys are bound to a field while it has the focus. Null for a field without keys. */
export function useKeysOf(
  kind: KeysKind | null,
): Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode"> & { readonly "data-keys"?: KeysKind } {
  const isOwn = useTouchKeys() === "own";
  if (kind === null) return {};
  return isOwn ? { "data-keys": kind, inputMode: "none" } : { "data-keys": kind };
}
